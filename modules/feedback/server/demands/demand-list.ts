import { containing, readPage, reader, stateLiteral } from '@iisp/server'
import { demandList as call } from '../../contract/demands/demands.ts'
import { presentDemand, shownDemands, withVote } from './shown-demands.ts'

export const demandList = reader(call, ({ db, actor }, { state, kind, mine, order, ...input }) => {
  const keyword = input.keyword?.trim() ?? ''
  let found = shownDemands(actor)
  if (state !== undefined) found = found.where('d.status', '=', stateLiteral(state))
  if (kind !== undefined) found = found.where('d.kind', '=', kind)
  if (mine === true) found = found.where('a.account_id', '=', actor.accountId)
  if (keyword !== '')
    found = found.where((eb) =>
      eb.or([eb('d.title', 'ilike', containing(keyword)), eb('d.content', 'ilike', containing(keyword))]),
    )
  return readPage(db, input, found, {
    select: (all) =>
      withVote(all, actor)
        .$if(order === 'votes', (some) => some.orderBy('d.votes', 'desc'))
        .$if(order !== 'votes', (some) => some.orderBy('d.at', 'desc'))
        .orderBy('d.id', 'desc'),
    present: (row) => presentDemand(row, actor),
  })
})
