import { actionsOn, shownPerson } from '@iisp/contract'
import { mentions, narrow, readPage, reader, timeText } from '@iisp/server'
import { entryDeskList as call } from '../../contract/entries/entry-desk.ts'
import { entryFlow } from '../../contract/entries/entry-states.ts'
import { pageName } from '../entries/page-name.ts'
import { authorColumns } from '../author-columns.ts'
import { q } from '../tables.ts'

const entries = q
  .selectFrom('feedback.entry as e')
  .leftJoin('identity.reach as r', 'r.account_id', 'e.account_id')

export const entryDeskList = reader(call, (ctx, input) => {
  const { db, actor, language } = ctx
  const found = narrow(entries, input, {
    state: 'e.status',
    kind: 'e.kind',
    keyword: mentions('e.content', 'e.address', ...authorColumns('e')),
  })
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
