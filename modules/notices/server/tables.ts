import type { InstitutionKind } from '@iisp/contract'
import { type Refined, type Selectable, type Updateable, queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

type Tables = Refined<GeneratedTables, { 'notices.announcement': { audience: readonly InstitutionKind[] } }>
export type Announcement = Selectable<Tables['notices.announcement']>
export type AnnouncementChanges = Updateable<Tables['notices.announcement']>
export type MessageRow = Selectable<Tables['notices.message']>
export const q = queryBuilder<Tables>()
