import { actionsOn, shownPerson } from '@iisp/contract'
import { containing, readPage, reader, sql, stateLiteral, timeText } from '@iisp/server'
import { entryDeskList as call } from '../../contract/entries/entry-desk.ts'
import { entryFlow } from '../../contract/entries/entry-states.ts'
import { pageName } from '../entries/page-name.ts'
import { q } from '../tables.ts'

const entries = q
  .selectFrom('feedback.entry as e')
  .leftJoin('identity.reach as r', 'r.account_id', 'e.account_id')

export const entryDeskList = reader(call, (ctx, { state, kind, ...input }) => {
  const { db, actor, language } = ctx
  const keyword = input.keyword?.trim() ?? ''
  let found = entries
  if (state !== undefined) found = found.where('e.status', '=', stateLiteral(state))
  if (kind !== undefined) found = found.where('e.kind', '=', kind)
  if (keyword !== '')
    found = found.where(
      sql<boolean>`concat_ws(' ', e.content, e.name, e.real_name, e.account, e.institution_name, e.address,
        (SELECT i.name_en FROM identity.institution_name i WHERE i.institution_id = e.institution_id))
        ILIKE ${containing(keyword)}`,
    )
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['e.id', 'e.kind', 'e.content', 'e.address', 'e.status', 'e.answer', 'e.answered_by'])
        .select([timeText('e.at').as('at'), timeText<string | null>('e.answered_at').as('answeredAt')])
        .select(['e.name', 'e.real_name', 'e.account', 'e.institution_name', 'e.version'])
        .select(['e.person_id', 'r.person_id as owner_id', 'r.phone', 'r.email'])
        .orderBy('e.at', 'desc')
        .orderBy('e.id', 'desc'),
    present: (row) => ({
      id: row.id,
      kind: row.kind,
      content: row.content,
      address: row.address,
      page: pageName(ctx, row.address),
      state: row.status,
      at: row.at,
      answer: row.answer,
      answeredAt: row.answeredAt,
      name: shownPerson(row.name, row.real_name, language),
      account: row.account,
      institutionName: row.institution_name,
      phone: row.phone ?? '',
      email: row.email ?? row.account,
      answeredBy: row.answered_by,
      version: row.version,
      actions: actionsOn(entryFlow, ['desk'], row.status, {
        persons: actor.persons,
        by: { send: [row.person_id, row.owner_id] },
      }),
    }),
  })
})
