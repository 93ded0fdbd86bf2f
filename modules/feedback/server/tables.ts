import { type Refined, type Updateable, queryBuilder } from '@iisp/server'
import type { DemandState } from '../contract/demands/demand-states.ts'
import type { GeneratedTables } from './tables.generated.ts'

interface Tables extends Refined<GeneratedTables, { 'feedback.demand_reply': { status: DemandState } }> {
  /** The columns of module identity's view that are read here. */
  'identity.reach': { account_id: string; phone: string | null; email: string }
}
interface DemandTable extends Hideable {
  id: Generated<string>
  title: string
  kind: (typeof demandKinds)[number]
  content: string
  status: Generated<DemandState>
  version: Generated<number>
  votes: Generated<number>
  replies: Generated<number>
  at: Moment
}
interface DemandReplyTable extends Hideable {
  id: Generated<string>
  demand_id: string
  content: string
  official: boolean
  status: DemandState | null
  at: Moment
}
interface AuthorTable extends AuthorColumns {
  demand_id: string
  reply_id: string | null
  human_id: string
  expect_res_mode: '1' | '2' | null
  at: Moment
}
interface VoteTable {
  demand_id: string
  account_id: string
  human_id: string
  institution_id: string
  at: Moment
}
interface EntryTable extends AuthorColumns {
  id: Generated<string>
  kind: (typeof entryKinds)[number]
  content: string
  address: string
  status: Generated<EntryState>
  version: Generated<number>
  at: Moment
  answer: Generated<string>
  answered_by: Generated<string>
  answered_at: MomentOrNull
}
/** The columns of module identity's view that are read here. */
interface ReachView {
  account_id: string
  person_id: string
  phone: string | null
  email: string
}
interface Tables {
  'feedback.demand': DemandTable
  'feedback.demand_reply': DemandReplyTable
  'feedback.demand_author': AuthorTable
  'feedback.demand_vote': VoteTable
  'feedback.entry': EntryTable
  'identity.reach': ReachView
}
export type EntryChanges = Updateable<EntryTable>
export type DemandChanges = Updateable<DemandTable>
export const q = queryBuilder<Tables>()
