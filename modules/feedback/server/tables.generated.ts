// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'feedback.demand': {
    id: Generated<string>
    title: string
    kind: 'function' | 'data' | 'experience' | 'other'
    content: string
    status: Generated<'proposed' | 'accepted' | 'planned' | 'done' | 'declined'>
    version: Generated<number>
    votes: Generated<number>
    replies: Generated<number>
    at: Moment
    hidden_at: MomentOrNull
    hidden_reason: Generated<string>
  }
  'feedback.demand_author': {
    demand_id: string
    reply_id: string | null
    institution_id: string
    institution_name: string
    account_id: string
    person_id: string
    account: string
    name: string
    real_name: string | null
    expect_res_mode: '1' | '2' | null
    at: Moment
    human_id: string
  }
  'feedback.demand_reply': {
    id: Generated<string>
    demand_id: string
    content: string
    official: boolean
    status: string | null
    at: Moment
    hidden_at: MomentOrNull
    hidden_reason: Generated<string>
  }
  'feedback.demand_vote': {
    demand_id: string
    account_id: string
    institution_id: string
    at: Moment
    human_id: string
  }
  'feedback.entry': {
    id: Generated<string>
    institution_id: string
    institution_name: string
    account_id: string
    person_id: string
    account: string
    name: string
    real_name: string | null
    kind: 'fault' | 'advice' | 'question' | 'other'
    content: string
    address: string
    status: Generated<'waiting' | 'answered' | 'closed'>
    version: Generated<number>
    at: Moment
    answer: Generated<string>
    answered_by: Generated<string>
    answered_at: MomentOrNull
  }
}
