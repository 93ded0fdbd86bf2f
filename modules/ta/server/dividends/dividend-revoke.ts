import { type Writer, loadCase, moveCase, sql, targetOf, writer } from '@iisp/server'
import { dividendRevoke as call } from '../../contract/dividends/dividends.ts'
import { freezingErrors } from '../../contract/investors/freezing.ts'
import { requestedReason } from '../corrections/reversal-request.ts'
import { feesOf, subtractReversedFee } from '../performance-fees/owe-manager.ts'
import { refuseFrozen } from '../dealing/runs/refuse-frozen.ts'
import { reverseLots } from '../dealing/runs/correct/reverse-lots.ts'
import { notifyOfReversal } from '../dealing/runs/confirm/notify-followers.ts'
import { lockRegister, writeHoldings, writeTotal } from '../dealing/runs/confirm/write-holdings.ts'
import { type RegisterBefore, type StoredDividend, q } from '../tables.ts'
import { dividendCases } from './dividend-cases.ts'
import { occasionOf } from './occasion-of.ts'
import { revokeBlockOf } from './revoke-block.ts'

/** Keeps the dividend and its confirmations, which are no longer valid, and restores the register. */
export const dividendRevoke = writer(call, async (ctx, input) => {
  const { db } = ctx
  const dividend = await loadCase(ctx, dividendCases, input)
  targetOf(ctx, dividendCases, dividend, 'revoke', { who: 'register' })
  await lockRegister(db, dividend)
  await lockConfirmations(db, dividend)
  const block = await revokeBlockOf(db, dividend)
  if (block !== null) throw block
  const reason = await requestedReason(ctx, 'dividend', dividend)
  const { to, version } = await moveCase(ctx, dividendCases, dividend, 'revoke', { who: 'register', reason })
  const accounts = await reverseLots(db, dividend, 'dividend_id')
  await refuseFrozen(db, dividend, accounts, freezingErrors.frozenOfDividend)
  await subtractReversedFee(db, dividend, feesOf('dividend_id', dividend.id))
  await db.run(q.updateTable('ta.confirmation').set({ valid: false }).where('dividend_id', '=', dividend.id))
  await writeHoldings(db, dividend, accounts)
  await restoreFund(db, dividend)
  await notifyOfReversal(ctx, {
    institutionId: dividend.institution_id,
    productId: dividend.product_id,
    dealingDate: dividend.ex_date,
    ...occasionOf(dividend),
  })
  return { id: dividend.id, state: to, version }
})

/** Waits for a payment that is being placed at the same time. Later payments find no valid confirmation. */
const lockConfirmations = (db: Writer, { id }: StoredDividend) =>
  db.all(q.selectFrom('ta.confirmation').select('id').where('dividend_id', '=', id).forUpdate())

/** Restores the total shares and the fund's mark. */
async function restoreFund(db: Writer, dividend: StoredDividend): Promise<void> {
  const before = dividend.register_before as RegisterBefore
  await writeTotal(db, dividend, before.shares, before.lastDealingDate)
  await db.run(
    q
      .updateTable('ta.fund_register')
      .set({ mark: sql`${before.mark}::numeric` })
      .where('product_id', '=', dividend.product_id),
  )
}
