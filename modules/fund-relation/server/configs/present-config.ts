import { type PersonActor, sql, timeText } from '@iisp/server'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { configActions } from '../../rules/configs/config-actions.ts'
import { wireSettings } from '../../rules/configs/config-faults.ts'
import type { FundsNow } from '../funds/funds-now.ts'
import type { FundFacts, StoredConfig } from '../tables.ts'
import { type configsOf, feeToConfirm } from './config-cases.ts'

/** Settings with the displayed fields of their relation, newest first. */
export const selectConfigs = (found: ReturnType<typeof configsOf>) =>
  found
    .selectAll('c')
    .select(['r.mother', 'r.child', 'r.mother_id', 'r.child_id'])
    .select([
      timeText('c.entered_at').as('enteredAt'),
      timeText<string | null>('c.reviewed_at').as('reviewedAt'),
      sql<number>`(SELECT count(*)::int FROM fund_relation.fee_due d WHERE ${feeToConfirm})`.as(
        'feesToConfirm',
      ),
    ])
    .orderBy('c.id', 'desc')

interface Found extends Omit<StoredConfig, 'entered_at' | 'reviewed_at'> {
  readonly mother: FundFacts
  readonly child: FundFacts
  readonly mother_id: string
  readonly child_id: string
  readonly enteredAt: string
  readonly reviewedAt: string | null
  readonly feesToConfirm: number
}
export const presentConfig = (row: Found, viewer: PersonActor, funds: FundsNow): ConfigRow => ({
  id: row.id,
  zjjmc: funds.nameOf(row.child_id, row.child.name),
  zjjdm: row.child.code,
  mjjmc: funds.nameOf(row.mother_id, row.mother.name),
  mjjdm: row.mother.code,
  ...wireSettings(row.settings),
  mzkglr: row.partner_id === null ? '0' : '1',
  status: row.status,
  feesToConfirm: row.feesToConfirm,
  lrr: row.entered_name,
  lrsj: row.enteredAt,
  fhr: row.reviewed_name,
  fhsj: row.reviewedAt,
  fhyj: row.reason,
  version: row.version,
  actions: configActions(row, viewer),
})
