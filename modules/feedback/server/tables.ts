import { type Refined, type Updateable, queryBuilder } from '@iisp/server'
import type { DemandState } from '../contract/demands/demand-states.ts'
import type { GeneratedTables } from './tables.generated.ts'

interface Tables extends Refined<GeneratedTables, { 'feedback.demand_reply': { status: DemandState } }> {
  /** The columns of module identity's view that are read here. */
  'identity.reach': { account_id: string; person_id: string; phone: string | null; email: string }
}
export type EntryChanges = Updateable<Tables['feedback.entry']>
export type DemandChanges = Updateable<Tables['feedback.demand']>
export const q = queryBuilder<Tables>()
