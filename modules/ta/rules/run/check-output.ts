import { oneNav } from '../amounts/units.ts'
import type { Confirmation } from './confirmation.ts'
import type { Register } from './register.ts'
import { mustHold } from './register-fault.ts'
import type { RunInput } from './run-input.ts'
import { sumOfFees } from './split-fee.ts'
import type { RunTotals } from './totals.ts'

/** Checks the control totals of a run. Throws a RegisterFault if one does not hold. */
export function checkOutput(
  input: RunInput,
  register: Register,
  confirmations: readonly Confirmation[],
  totals: RunTotals,
): void {
  mustHold(confirmations.length === input.applications.length, 'confirmationMissing')
  for (const one of confirmations) checkConfirmation(one, input)
  checkLots(input, register, totals)
  mustHold(totals.sharesAfter >= 0n, 'totalNegative')
  const { loads } = totals
  mustHold(
    totals.paidIn + paidBack(confirmations) ===
      totals.toCustody + loads.manager + loads.distributor + totals.refunds,
    'moneyNotAccounted',
  )
  const out = confirmations.reduce((sum, one) => (isOutflow(one) ? sum + one.gross : sum), 0n)
  const spent = totals.payable + totals.toTargets + totals.performanceFee
  mustHold(
    out === spent + sumOfFees(totals.redemptionFees) + sumOfFees(totals.topUpFees),
    'moneyNotAccounted',
  )
}

const isOutflow = ({ code }: Confirmation) => code === '124' || code === '136' || code === '142'

/** A refused conversion in stays with the source fund: its refund was never paid into the raise account. */
const paidBack = (confirmations: readonly Confirmation[]) =>
  confirmations.reduce((sum, one) => (one.code === '137' ? sum + one.refund : sum), 0n)

function checkConfirmation(one: Confirmation, { nav, terms }: RunInput): void {
  const { fee, shortHoldingFee, performanceFee, topUpFee, net } = one
  const isAccounted = one.gross === fee + shortHoldingFee + performanceFee + topUpFee + net
  mustHold(isAccounted && net >= 0n && fee >= 0n && one.refund >= 0n, 'moneyNotAccounted', one.number)
  const isSplit = sumOfFees(one.fees) === fee + shortHoldingFee && sumOfFees(one.topUpFees) === topUpFee
  mustHold(isSplit, 'moneyNotAccounted', one.number)
  if (one.code === '120' || one.code === '122' || one.code === '137') {
    const off = net * oneNav - one.shares * nav
    const isWorth =
      terms.shareRounding === 'truncate' ? off >= 0n && off < nav : 2n * off < nav && -2n * off <= nav
    mustHold(isWorth, 'sharesNotWorthMoney', one.number)
  } else if (isOutflow(one)) {
    let [shares, gross] = [0n, 0n]
    for (const use of one.uses) {
      shares += use.shares
      gross += use.gross
    }
    mustHold(shares === one.shares && gross === one.gross, 'sharesNotAccounted', one.number)
    // Each lot's value is rounded to the fen separately.
    const off = 2n * (gross * oneNav - shares * nav)
    const bound = BigInt(one.uses.length) * oneNav
    mustHold(off <= bound && off >= -bound, 'sharesNotWorthMoney', one.number)
  }
}

function checkLots({ lots, sharesBefore }: RunInput, register: Register, { sharesAfter }: RunTotals): void {
  const before = lots.reduce((sum, lot) => sum + lot.shares, 0n)
  let after = 0n
  const byHolder = new Map<string, bigint>()
  const hold = (holder: string, shares: bigint) => byHolder.set(holder, (byHolder.get(holder) ?? 0n) + shares)
  for (const account of register.accounts()) {
    let held = 0n
    for (const lot of account.lots) {
      mustHold(lot.shares >= 0n, 'lotNegative', lot.id)
      held += lot.shares
    }
    mustHold(held === account.total, 'lotsNotHoldings')
    after += held
    hold(account.holder, held)
  }
  for (const lot of register.bought) {
    after += lot.shares
    hold(lot.holder, lot.shares)
  }
  for (const [holder, shares] of byHolder)
    mustHold(register.sharesOf(holder) === shares, 'lotsNotHoldings', holder)
  mustHold(after - before === sharesAfter - sharesBefore, 'sharesNotAccounted')
}
