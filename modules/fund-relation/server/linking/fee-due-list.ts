import { readPage, reader, sql } from '@iisp/server'
import { feeDueList as call } from '../../contract/linking/linked-orders.ts'
import { q } from '../tables.ts'

export const feeDueList = reader(call, ({ db, actor, language }, { zjjdm, configId, ...page }) => {
  const { scope } = actor
  let found = q
    .selectFrom('fund_relation.fee_due as d')
    .innerJoin('fund_relation.relation as r', 'r.id', 'd.relation_id')
    .leftJoin('fund_relation.linked_order as o', 'o.id', 'd.linked_order_id')
  if (scope !== '*')
    found = found.where((e) => e.or([e('d.institution_id', '=', scope), e('d.partner_id', '=', scope)]))
  if (zjjdm !== undefined) found = found.where(sql<boolean>`r.child ->> 'code' = ${zjjdm}`)
  if (configId !== undefined) found = found.where('d.config_id', '=', configId)
  return readPage(db, page, found, {
    select: (all) =>
      all
        .select(['d.id', 'd.fee_type', 'd.due_on', 'd.fee', 'd.shares', 'd.carried', 'd.status', 'd.reason'])
        .select(['r.mother', 'r.child', 'o.application_no'])
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
      reason: row.reason?.[language] ?? '',
    }),
  })
})
