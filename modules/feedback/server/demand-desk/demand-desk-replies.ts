import { shownPerson } from '@iisp/contract'
import { readPage, reader, timeText } from '@iisp/server'
import { demandDeskReplies as call } from '../../contract/demands/demand-desk.ts'
import { replyActionsOn } from '../../rules/demands/demand-actions.ts'
import { sourceOf } from '../demands/authors.ts'
import { isOwn } from '../is-own.ts'
import { q } from '../tables.ts'

export const demandDeskReplies = reader(call, ({ db, actor, language }, { demandId, ...page }) =>
  readPage(
    db,
    page,
    q
      .selectFrom('feedback.demand_reply as r')
      .innerJoin('feedback.demand_author as a', 'a.reply_id', 'r.id')
      .where('r.demand_id', '=', demandId),
    {
      select: (all) =>
        all
          .select(['r.id', 'r.content', timeText('r.at').as('at'), 'r.official', 'r.status'])
          .select(['r.hidden_at', 'r.hidden_reason', 'a.name', 'a.real_name', 'a.account'])
          .select(['a.institution_name', 'a.account_id', 'a.person_id'])
          .orderBy('r.id'),
      present: (row) => {
        const hidden = row.hidden_at !== null
        return {
          id: row.id,
          content: row.content,
          at: row.at,
          source: sourceOf(row, actor, row.official),
          state: row.status,
          name: shownPerson(row.name, row.real_name, language),
          account: row.account,
          institutionName: row.institution_name,
          hidden,
          hiddenReason: row.hidden_reason,
          actions: replyActionsOn({ official: row.official, hidden, own: isOwn(row, actor) }),
        }
      },
    },
  ),
)
