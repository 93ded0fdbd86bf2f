import { mentions, narrow, readPage, reader, sql } from '@iisp/server'
import { demandList as call } from '../../contract/demands/demands.ts'
import { presentDemand, shownDemands, withVote } from './shown-demands.ts'

export const demandList = reader(call, ({ db, actor }, { order, ...input }) => {
  const found = narrow(shownDemands(actor), input, {
    state: 'd.status',
    kind: 'd.kind',
    mine: (only) => (only ? sql<boolean>`a.account_id = ${actor.accountId}` : undefined),
    keyword: mentions('d.title', 'd.content'),
  })
  return readPage(db, input, found, {
    select: (all) =>
      withVote(all, actor)
        .$if(order === 'votes', (some) => some.orderBy('d.votes', 'desc'))
        .$if(order !== 'votes', (some) => some.orderBy('d.at', 'desc'))
        .orderBy('d.id', 'desc'),
    present: (row) => presentDemand(row, actor),
  })
})
