import { type NamedError, platformErrors } from './errors.ts'

/** 余额理财协议, 托管户网银协议, 募集户协议. */
export type Agreement = 'balanceFinancing' | 'custodyBanking' | 'fundraising'

/** What a person needs, besides the menu, to open a page and to make the calls that serve it. */
export interface PageGates {
  /** A sign-in by SMS or hardware key; a super-manager is exempt. */
  readonly strongLogin?: true
  /** Agreements that the institution has to have signed. */
  readonly agreements?: readonly Agreement[]
  /**
   * A super-manager needs a supervisor's approval of this kind; `true`: the page's own id is the kind. An approval
   * opens the page for the business day, also after an act has used it up (decision 020).
   */
  readonly supervised?: true | string
}

/** What the gates look at. */
export interface GatedPerson {
  readonly loginType: number
  readonly superManager: boolean
  /** Those in force for the institution acted for. */
  readonly agreements: readonly Agreement[]
}
export type ClosedGate = 'strongLogin' | Agreement

/** The first gate that keeps the person out; null where all are open. Approvals are looked up elsewhere. */
export function closedGate(gates: PageGates | undefined, person: GatedPerson): ClosedGate | null {
  if (gates?.strongLogin && person.loginType === 0 && !person.superManager) return 'strongLogin'
  return gates?.agreements?.find((agreement) => !person.agreements.includes(agreement)) ?? null
}

/** The refusal of each gate. */
export const gateErrors: Readonly<Record<ClosedGate, NamedError>> = {
  strongLogin: platformErrors.loginTypeTooWeak,
  balanceFinancing: platformErrors.balanceFinancingUnsigned,
  custodyBanking: platformErrors.custodyBankingUnsigned,
  fundraising: platformErrors.fundraisingOutdated,
}

/** The kind of approval that a super-manager needs for a page; null: none. */
export const approvalKindOf = ({
  id,
  gates,
}: {
  readonly id: string
  readonly gates?: PageGates
}): string | null => (gates?.supervised === true ? id : (gates?.supervised ?? null))

/** The documents' answer about signatures: '1' signed, '2' signed in an old version, '0' not signed. */
export interface Signatures {
  readonly yelcProtocolSigned: string
  readonly tghhkProtocolSigned: string
  readonly mjhhkProtocolSigned: string
}

/** The agreements in force. Of the fundraising agreement only the latest version counts. */
export function agreementsInForce(signed: Signatures): readonly Agreement[] {
  const isSigned = (flag: string) => flag === '1' || flag === '2'
  return [
    ...(isSigned(signed.yelcProtocolSigned) ? (['balanceFinancing'] as const) : []),
    ...(isSigned(signed.tghhkProtocolSigned) ? (['custodyBanking'] as const) : []),
    ...(signed.mjhhkProtocolSigned === '1' ? (['fundraising'] as const) : []),
  ]
}
