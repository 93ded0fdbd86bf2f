import type { BothLanguages } from '@iisp/contract'
import type { FileView } from '@iisp/files/contract'
import type { Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import { queryBuilder } from '@iisp/server'
import type { ApplicationKind, ApplicationState } from '../contract/applications/application-states.ts'
import type { LinkTerms } from '../contract/applications/link-terms.ts'
import type { ConfigState } from '../contract/configs/config-states.ts'
import type { DueState } from '../contract/linking/due-states.ts'
import type { LinkedOrderState } from '../contract/linking/linked-order-states.ts'
import type { OrderStatus } from '@iisp/transfers/contract'
import type { RelationState } from '../contract/relations/relation-states.ts'
import type { ConfigSettings } from '../rules/configs/config-faults.ts'

/** A fund as a link names it, with its manager. */
export interface FundFacts {
  readonly code: string
  readonly name: string
  readonly project: string
  readonly institutionId: string
  readonly company: string
}
interface Linked {
  id: Generated<string>
  institution_id: string
  partner_id: string | null
  mother: FundFacts
  child: FundFacts
  mother_id: string
  child_id: string
  child_account: Generated<string>
  terms: LinkTerms
}
interface RelationTable extends Linked {
  starts_on: string
  ends_on: string | null
  status: RelationState
  version: Generated<number>
}
interface ApplicationTable extends Linked {
  kind: ApplicationKind
  relation_id: string | null
  file_id: string | null
  file_name: Generated<string>
  applicant_phone: Generated<string>
  contact_phone: Generated<string>
  sends_sms: Generated<boolean>
  delete_config: Generated<boolean>
  status: ApplicationState
  version: Generated<number>
  account_id: string
  submitted_name: string
  submitted_at: Moment
  decided_name: Generated<string>
  decided_at: MomentOrNull
  reason: Generated<string>
}
interface ConfigTable {
  id: Generated<string>
  institution_id: string
  partner_id: string | null
  relation_id: string
  settings: ConfigSettings
  in_force: ConfigSettings | null
  status: Generated<ConfigState>
  version: Generated<number>
  entered_by: string
  entered_name: string
  entered_at: Moment
  reviewed_by: Generated<string | null>
  reviewed_name: Generated<string>
  reviewed_at: MomentOrNull
  reason: Generated<string>
}
interface LinkedOrderTable {
  id: Generated<string>
  origin: string
  institution_id: string
  partner_id: string | null
  relation_id: string
  kind: '022' | '024' | '142'
  amount: string | null
  shares: string | null
  not_before: string
  status: LinkedOrderState
  version: Generated<number>
  application_id: string | null
  application_no: Generated<string>
  dealing_date: string | null
  reason: BothLanguages | null
  at: Moment
}
interface FeeDueTable {
  id: Generated<string>
  institution_id: string
  partner_id: string | null
  config_id: string
  relation_id: string
  child_id: string
  fee_type: string
  due_on: string
  fee: Generated<string | null>
  missing: Generated<string | null>
  shares: Generated<string | null>
  carried: Generated<string>
  rest_met: Generated<boolean>
  status: DueState
  version: Generated<number>
  linked_order_id: Generated<string | null>
  transfer_order_id: Generated<string | null>
  order_no: Generated<string>
  reason: Generated<BothLanguages | null>
  at: Moment
}
interface RegisterOrderView {
  id: string
  status: OrderStatus
}
interface MailTaskTable {
  id: Generated<string>
  institution_id: string
  subject: string
  recipient: string
  at: Generated<Moment>
}
interface Tables {
  'files.file': FileView
  'fund_relation.relation': RelationTable
  'fund_relation.application': ApplicationTable
  'fund_relation.config': ConfigTable
  'fund_relation.linked_order': LinkedOrderTable
  'fund_relation.fee_due': FeeDueTable
  'fund_relation.mail_task': MailTaskTable
  'transfers.register_order': RegisterOrderView
}
export type StoredLinkedOrder = Selectable<LinkedOrderTable>
export type LinkedOrderChanges = Updateable<LinkedOrderTable>
export type StoredDue = Selectable<FeeDueTable>
export type DueChanges = Updateable<FeeDueTable>
export type StoredRelation = Selectable<RelationTable>
export type RelationChanges = Updateable<RelationTable>
export type StoredApplication = Selectable<ApplicationTable>
export type ApplicationChanges = Updateable<ApplicationTable>
export type StoredConfig = Selectable<ConfigTable>
export type ConfigChanges = Updateable<ConfigTable>
export const q = queryBuilder<Tables>()
