import { actionsOn } from '@iisp/contract'
import { narrow, readPage, reader, sql, stateLiteral } from '@iisp/server'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { feeDueList as call } from '../../../contract/linking/fee-dues.ts'
import { dueSides } from '../../configs/config-cases.ts'
import { q } from '../../tables.ts'

const planned = stateLiteral(dueFlow.codes.planned)
/**
 * Order of the list: fees to release by a person, then past due dates with the latest first, then
 * planned dates with the nearest first.
 */
const turn = sql`CASE d.status WHEN ${stateLiteral(dueFlow.codes.toConfirm)} THEN 0 WHEN ${planned} THEN 2 ELSE 1 END,
  CASE WHEN d.status = ${planned} THEN d.due_on END`

export const feeDueList = reader(call, ({ db, actor, language }, input) => {
  const { scope } = actor
  const dues = q
    .selectFrom('fund_relation.fee_due as d')
    .innerJoin('fund_relation.relation as r', 'r.id', 'd.relation_id')
    .leftJoin('fund_relation.linked_order as o', 'o.id', 'd.linked_order_id')
    .$if(scope !== '*', (all) =>
      all.where((e) => e.or([e('d.institution_id', '=', scope), e('d.partner_id', '=', scope)])),
    )
  const found = narrow(dues, input, { state: 'd.status', configId: 'd.config_id' })
  const sides = dueSides(actor.roles)
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['d.id', 'd.institution_id', 'd.fee_type', 'd.due_on', 'd.fee', 'd.shares', 'd.carried'])
        .select([
          'd.status',
          'd.reason',
          'd.order_no',
          'd.version',
          'r.mother',
          'r.child',
          'o.application_no',
        ])
        .orderBy(turn)
        .orderBy('d.due_on', 'desc')
        .orderBy('d.id', 'desc'),
    present: (row) => ({
      id: row.id,
      childCode: row.child.code,
      childName: row.child.name,
      motherCode: row.mother.code,
      motherName: row.mother.name,
      feeType: row.fee_type,
      dueOn: row.due_on,
      fee: row.fee,
      shares: row.shares,
      carried: row.carried,
      state: row.status,
      applicationNo: row.application_no ?? '',
      orderNo: row.order_no,
      reason: row.reason?.[language] ?? '',
      version: row.version,
      actions: actionsOn(dueFlow, row.institution_id === scope ? sides : [], row.status, actor),
    }),
  })
})
