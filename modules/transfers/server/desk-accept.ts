import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { deskAccept as call } from '../contract/desk.ts'
import { transferErrors } from '../contract/errors.ts'
import { statusAfterAcceptance } from '../rules/acceptance.ts'
import { businessDate } from '@iisp/contract/date'
import { holdToSubmitted } from './approved-content.ts'
import { loadVersion } from './load-order.ts'
import { type Move, moveOrder, targetOf } from './move-order.ts'
import { q } from './tables.ts'

export const deskAccept = writer(call, async (ctx, input) => {
  const order = await loadVersion(ctx.db, ctx.actor, input)
  const accept: Move = { event: 'accept', who: 'custodian', reason: input.reason ?? '' }
  targetOf(order, accept, ctx.language)
  if (order.documents_missing) refuse(transferErrors.documentsMissing)
  await holdToSubmitted(ctx.db, order)
  const account = await ctx.db.one(
    q
      .selectFrom('transfers.ledger_account')
      .select(['balance', 'frozen'])
      .where('custody_account_id', '=', order.custody_account_id),
  )
  const to = statusAfterAcceptance(
    {
      transferDate: order.transfer_date,
      notBeforeDate: order.not_before_date,
      pays: order.pays,
      frozen: order.frozen,
      amount: order.amount,
    },
    businessDate(ctx.now),
    account,
  )
  return moveOrder(ctx, order, { ...accept, to })
})
