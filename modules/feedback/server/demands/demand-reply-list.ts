import { readPage, reader, timeText } from '@iisp/server'
import { demandReplyList as call } from '../../contract/demands/demands.ts'
import { q } from '../tables.ts'
import { sourceOf } from './authors.ts'
import { shownDemands } from './shown-demands.ts'

export const demandReplyList = reader(call, async ({ db, actor }, { demandId, ...page }) => {
  await db.one(shownDemands(actor).select('d.id').where('d.id', '=', demandId))
  return readPage(
    db,
    page,
    q
      .selectFrom('feedback.demand_reply as r')
      .leftJoin('feedback.demand_author as a', (join) =>
        join.onRef('a.reply_id', '=', 'r.id').on('a.institution_id', '=', actor.institutionId),
      )
      .where('r.demand_id', '=', demandId)
      .where('r.hidden_at', 'is', null),
    {
      select: (all) =>
        all
          .select(['r.id', 'r.content', timeText('r.at').as('at'), 'r.official', 'r.status'])
          .select(['a.account_id', 'a.person_id'])
          .orderBy('r.id'),
      present: ({ id, content, at, official, status, ...author }) => ({
        id,
        content,
        at,
        source: sourceOf(author, actor, official),
        state: status,
      }),
    },
  )
})
