// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'subscription.delivery': {
    id: Generated<string>
    subscription_id: string
    institution_id: string
    account_id: string
    kind: string
    due_at: Moment
    at: Moment
    outcome: 'sent' | 'empty' | 'refused'
    channels: string[]
    total: number
    title: string
    body: string
  }
  'subscription.subscription': {
    id: Generated<string>
    institution_id: string
    account_id: string
    kind: string
    channels: string[]
    frequency: 'instant' | 'daily' | 'weekly'
    time: string
    weekday: number
    language: 'zh' | 'en'
    institution_kind: string
    active: boolean
    next_due: MomentOrNull
    covered_until: Moment
    claimed_until: MomentOrNull
  }
}
