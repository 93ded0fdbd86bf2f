import type { BothLanguages } from '@iisp/contract'
import type { FileView } from '@iisp/files/contract'
import { type Refined, type Selectable, type Updateable, queryBuilder } from '@iisp/server'
import type { OrderStatus } from '@iisp/transfers/contract'
import type { LinkTerms } from '../contract/applications/link-terms.ts'
import type { FeeTypeCode } from '../contract/configs/config.ts'
import type { ConfigSettings } from '../rules/configs/config-faults.ts'
import type { GeneratedTables } from './tables.generated.ts'

/** A fund as a link names it, with its manager. */
export interface FundFacts {
  readonly code: string
  readonly name: string
  readonly project: string
  readonly institutionId: string
  readonly company: string
}
interface Linked {
  mother: FundFacts
  child: FundFacts
  terms: LinkTerms
}
type Own = Refined<
  GeneratedTables,
  {
    'fund_relation.relation': Linked
    'fund_relation.application': Linked
    'fund_relation.config': { settings: ConfigSettings; in_force: ConfigSettings }
    'fund_relation.linked_order': { reason: BothLanguages }
    'fund_relation.fee_due': { fee_type: FeeTypeCode; reason: BothLanguages }
  }
>
interface Tables extends Own {
  'files.file': FileView
  'transfers.register_order': { id: string; status: OrderStatus }
}
export type StoredLinkedOrder = Selectable<Tables['fund_relation.linked_order']>
export type LinkedOrderChanges = Updateable<Tables['fund_relation.linked_order']>
export type StoredDue = Selectable<Tables['fund_relation.fee_due']>
export type DueChanges = Updateable<Tables['fund_relation.fee_due']>
export type StoredRelation = Selectable<Tables['fund_relation.relation']>
export type RelationChanges = Updateable<Tables['fund_relation.relation']>
export type StoredApplication = Selectable<Tables['fund_relation.application']>
export type ApplicationChanges = Updateable<Tables['fund_relation.application']>
export type StoredConfig = Selectable<Tables['fund_relation.config']>
export type ConfigChanges = Updateable<Tables['fund_relation.config']>
export const q = queryBuilder<Tables>()
