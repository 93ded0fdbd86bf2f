import type { InstitutionKind } from '@iisp/contract'
import { type Refined, type Selectable, queryBuilder } from '@iisp/server'
import type { SubscriptionChannel } from '../contract/subscriptions.ts'
import type { GeneratedTables } from './tables.generated.ts'

type Own = Refined<
  GeneratedTables,
  {
    'subscription.subscription': { channels: SubscriptionChannel[]; institution_kind: InstitutionKind }
    'subscription.delivery': { channels: SubscriptionChannel[] }
  }
>
interface Tables extends Own {
  /** How an enabled account is reached; module identity owns it. */
  'identity.reach': { account_id: string; email: string; phone: string | null }
}
export type SubscriptionRow = Selectable<Tables['subscription.subscription']>
export const q = queryBuilder<Tables>()
