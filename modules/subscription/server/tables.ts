import type { InstitutionKind, Language } from '@iisp/contract'
import type { SubscriptionFrequency } from '@iisp/contract/subscription'
import { type Generated, type Moment, type MomentOrNull, type Selectable, queryBuilder } from '@iisp/server'
import type { SubscriptionChannel, SubscriptionDelivery } from '../contract/subscriptions.ts'

interface SubscriptionTable {
  id: Generated<string>
  institution_id: string
  account_id: string
  kind: string
  channels: SubscriptionChannel[]
  frequency: SubscriptionFrequency
  time: string
  weekday: number
  language: Language
  institution_kind: InstitutionKind
  active: boolean
  next_due: MomentOrNull
  covered_until: Moment
  claimed_until: MomentOrNull
}
interface DeliveryTable {
  id: Generated<string>
  subscription_id: string
  institution_id: string
  account_id: string
  kind: string
  due_at: Moment
  at: Moment
  outcome: SubscriptionDelivery['outcome']
  channels: SubscriptionChannel[]
  total: number
  title: string
  body: string
}
/** The addresses of an enabled account; module identity owns the view. */
interface ReachView {
  account_id: string
  email: string
  phone: string | null
}
interface Tables {
  'subscription.subscription': SubscriptionTable
  'subscription.delivery': DeliveryTable
  'identity.reach': ReachView
}
export type SubscriptionRow = Selectable<SubscriptionTable>
export const q = queryBuilder<Tables>()
