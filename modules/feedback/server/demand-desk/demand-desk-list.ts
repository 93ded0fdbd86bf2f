import { shownPerson } from '@iisp/contract'
import { containing, readPage, reader, sql, stateLiteral } from '@iisp/server'
import { demandDeskList as call } from '../../contract/demands/demand-desk.ts'
import { deskActionsOn } from '../../rules/demands/demand-actions.ts'
import { factColumns, factsOf } from '../demands/demand-facts.ts'
import { q } from '../tables.ts'

const demands = q
  .selectFrom('feedback.demand as d')
  .innerJoin('feedback.demand_author as a', (join) =>
    join.onRef('a.demand_id', '=', 'd.id').on('a.reply_id', 'is', null),
  )
  .leftJoin('identity.reach as r', 'r.account_id', 'a.account_id')

export const demandDeskList = reader(call, ({ db, actor, language }, { state, kind, hidden, ...input }) => {
  const keyword = input.keyword?.trim() ?? ''
  let found = demands
  if (state !== undefined) found = found.where('d.status', '=', stateLiteral(state))
  if (kind !== undefined) found = found.where('d.kind', '=', kind)
  if (hidden !== undefined) found = found.where('d.hidden_at', hidden ? 'is not' : 'is', null)
  if (keyword !== '')
    found = found.where(
      sql<boolean>`concat_ws(' ', d.title, d.content, a.name, a.real_name, a.account, a.institution_name,
        (SELECT i.name_en FROM identity.institution_name i WHERE i.institution_id = a.institution_id))
        ILIKE ${containing(keyword)}`,
    )
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
