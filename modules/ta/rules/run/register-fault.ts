/** Faults that stop a run: contradictions in its input or its result. */
export type RegisterFaultName =
  | 'navNotPositive'
  | 'navTooPrecise'
  | 'datesReversed'
  | 'applicationRepeated'
  | 'lotRepeated'
  | 'figureNotPositive'
  | 'lotNegative'
  | 'accountOfTwoHolders'
  | 'lotsAboveTotal'
  | 'frozenNegative'
  | 'targetMissing'
  | 'acceptedBelowLine'
  | 'lotsDoNotSuffice'
  | 'confirmationMissing'
  | 'sharesNotAccounted'
  | 'lotsNotHoldings'
  | 'totalNegative'
  | 'moneyNotAccounted'
  | 'sharesNotWorthMoney'

/** Thrown instead of an answer: a run never returns contradictory figures. `about` names the application or lot. */
export class RegisterFault extends Error {
  override readonly name = 'RegisterFault'
  readonly fault: RegisterFaultName
  readonly about: string
  constructor(fault: RegisterFaultName, about = '') {
    super(about === '' ? fault : `${fault}: ${about}`)
    this.fault = fault
    this.about = about
  }
}

/** Throws the fault unless the condition holds. */
export function mustHold(condition: boolean, fault: RegisterFaultName, about = ''): asserts condition {
  if (!condition) throw new RegisterFault(fault, about)
}
