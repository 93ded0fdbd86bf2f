import { shownPerson } from '@iisp/contract'
import { mentions, narrow, readPage, reader, sql } from '@iisp/server'
import { demandDeskList as call } from '../../contract/demands/demand-desk.ts'
import { deskActionsOn } from '../../rules/demands/demand-actions.ts'
import { factColumns, factsOf } from '../demands/demand-facts.ts'
import { authorColumns } from '../author-columns.ts'
import { q } from '../tables.ts'

const demands = q
  .selectFrom('feedback.demand as d')
  .innerJoin('feedback.demand_author as a', (join) =>
    join.onRef('a.demand_id', '=', 'd.id').on('a.reply_id', 'is', null),
  )
  .leftJoin('identity.reach as r', 'r.account_id', 'a.account_id')

export const demandDeskList = reader(call, ({ db, actor, language }, input) => {
  const found = narrow(demands, input, {
    state: 'd.status',
    kind: 'd.kind',
    hidden: (hidden) => sql<boolean>`(d.hidden_at IS NOT NULL) = ${hidden}`,
    keyword: mentions('d.title', 'd.content', ...authorColumns('a')),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(factColumns())
        .select([
          'd.version',
          'a.name',
          'a.real_name',
          'a.account',
          'a.institution_name',
          'a.expect_res_mode',
        ])
        .select(['a.person_id', 'r.person_id as owner_id', 'r.phone', 'r.email'])
        .orderBy('d.at', 'desc')
        .orderBy('d.id', 'desc'),
    present: (row) => ({
      ...factsOf(row),
      name: shownPerson(row.name, row.real_name, language),
      account: row.account,
      institutionName: row.institution_name,
      phone: row.phone ?? '',
      email: row.email ?? row.account,
      expectResMode: row.expect_res_mode ?? '2',
      version: row.version,
      actions: deskActionsOn(
        { state: row.status, hidden: row.hidden_at !== null, propose: [row.person_id, row.owner_id] },
        actor.persons,
      ),
    }),
  })
})
