import { narrow, readPage, reader, timeText } from '@iisp/server'
import { ownFeedbackList as call } from '../../contract/entries/entries.ts'
import { q } from '../tables.ts'
import { pageName } from './page-name.ts'

export const ownFeedbackList = reader(call, (ctx, input) => {
  const { db, actor } = ctx
  const own = q
    .selectFrom('feedback.entry')
    .where('account_id', '=', actor.accountId)
    .where('institution_id', '=', actor.institutionId)
  const found = narrow(own, input, { state: 'status' })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select(['id', 'kind', 'content', 'address', 'status as state', 'answer'])
        .select([timeText('at').as('at'), timeText<string | null>('answered_at').as('answeredAt')])
        .orderBy('feedback.entry.at', 'desc')
        .orderBy('id', 'desc'),
    present: (row) => ({ ...row, page: pageName(ctx, row.address) }),
  })
})
