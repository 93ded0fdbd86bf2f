import { roundNav } from '../amounts/rounding.ts'
import { mustHold } from './register-fault.ts'
import type { RunInput } from './run-input.ts'

/** Refuses input that only a programming error can produce. Throws a RegisterFault. */
export function checkInput({
  nav,
  terms,
  openDay,
  confirmedOn,
  applications,
  lots,
  sharesBefore,
  frozen,
}: RunInput): void {
  mustHold(nav > 0n, 'navNotPositive')
  mustHold(roundNav(nav, terms.navPlaces) === nav, 'navTooPrecise')
  mustHold(openDay <= confirmedOn, 'datesReversed')
  const numbers = new Set<string>()
  for (const application of applications) {
    mustHold(!numbers.has(application.number), 'applicationRepeated', application.number)
    numbers.add(application.number)
    const figure =
      'amount' in application ? application.amount : 'shares' in application ? application.shares : 1n
    mustHold(figure > 0n, 'figureNotPositive', application.number)
  }
  let held = 0n
  for (const lot of lots) {
    mustHold(lot.shares >= 0n, 'lotNegative', lot.id)
    held += lot.shares
  }
  mustHold(held <= sharesBefore, 'lotsAboveTotal')
  for (const [account, shares] of frozen) mustHold(shares >= 0n, 'frozenNegative', account)
}
