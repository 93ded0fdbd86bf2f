import { actionsOn } from '@iisp/contract'
import { type PersonActor, mentions, narrow, readPage, reader, sql, timeText } from '@iisp/server'
import { linkedOrderFlow } from '../../../contract/linking/linked-order-states.ts'
import { linkedOrderList as call } from '../../../contract/linking/linked-orders.ts'
import { q } from '../../tables.ts'
import { isForced } from './linked-order-cases.ts'

/** Orders (`o`) of a person's relations (`r`). */
const linkedOrdersOf = ({ scope }: Pick<PersonActor, 'scope'>) =>
  q
    .selectFrom('fund_relation.linked_order as o')
    .innerJoin('fund_relation.relation as r', 'r.id', 'o.relation_id')
    .$if(scope !== '*', (all) =>
      all.where((e) => e.or([e('o.institution_id', '=', scope), e('o.partner_id', '=', scope)])),
    )

export const linkedOrderList = reader(call, ({ db, actor, language }, input) => {
  const found = narrow(linkedOrdersOf(actor), input, {
    state: 'o.status',
    keyword: mentions(
      'o.application_no',
      sql`r.mother ->> 'code'`,
      sql`r.mother ->> 'name'`,
      sql`r.child ->> 'code'`,
      sql`r.child ->> 'name'`,
    ),
  })
  const sides = actor.roles.includes('ta-operator') ? (['desk'] as const) : []
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['o.id', 'o.kind', 'o.amount', 'o.shares', 'o.status', 'o.application_no', 'o.dealing_date'])
        .select(['o.reason', 'o.version', 'r.mother', 'r.child', timeText('o.at').as('time')])
        .orderBy('o.id', 'desc'),
    present: (row) => ({
      id: row.id,
      motherCode: row.mother.code,
      motherName: row.mother.name,
      childCode: row.child.code,
      childName: row.child.name,
      kind: row.kind,
      amount: row.amount,
      shares: row.shares,
      state: row.status,
      applicationNo: row.application_no,
      dealingDate: row.dealing_date,
      reason: row.reason?.[language] ?? '',
      at: row.time,
      version: row.version,
      actions: actionsOn(linkedOrderFlow, sides, row.status, {
        persons: actor.persons,
        is: { forced: isForced(row) },
      }),
    }),
  })
})
