import { add } from '@iisp/contract/exact'
import type { WriteContext } from '@iisp/server'
import { bookRegisterMoney } from '@iisp/transfers/contract'
import { fromFen } from '../../../../rules/amounts/units.ts'
import type { RunOutput } from '../../../../rules/run/compute-run.ts'
import type { StoredRun } from '../../../tables.ts'
import type { ValidConfirmation } from './book-confirmations.ts'

const subscriptions: readonly string[] = ['120', '122']

/**
 * Books the money of a confirmed run. Subscription money is received on the raise account. From there
 * - the invested part goes to custody,
 * - the load goes to its receivers,
 * - the money of refused applications goes back to the investors.
 */
export async function bookRun(
  { call }: Pick<WriteContext, 'call'>,
  run: StoredRun,
  { totals }: RunOutput,
  confirmations: readonly ValidConfirmation[],
): Promise<void> {
  const paying = confirmations.filter(({ kind }) => subscriptions.includes(kind))
  const memo = run.dealing_date
  await call(bookRegisterMoney, {
    productId: run.product_id,
    entries: [
      ...paying.map(({ applicationId, grossAmount, refund }) => ({
        kind: 'received' as const,
        amount: add(grossAmount, refund),
        reference: `ta:application:${applicationId}`,
        memo,
      })),
      { kind: 'invested' as const, amount: fromFen(totals.toCustody), reference: `ta:run:${run.id}`, memo },
      {
        kind: 'fee' as const,
        amount: fromFen(totals.loads.manager + totals.loads.distributor),
        reference: `ta:run:${run.id}`,
        memo,
      },
      ...paying.map(({ id, refund }) => ({
        kind: 'returned' as const,
        amount: refund,
        reference: `ta:confirmation:${id}`,
        memo,
      })),
    ].filter(({ amount }) => amount !== '0.00'),
  })
}
