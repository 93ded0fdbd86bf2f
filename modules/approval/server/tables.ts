import { queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

export type ApplicationTable = GeneratedTables['approval.application']
export const q = queryBuilder<GeneratedTables>()
