import type { Protocols } from './shell-answers.ts'
import { type NamedError, defineErrors, forbidden, platformErrors } from './errors.ts'

/** 余额理财协议, 托管户网银协议, 募集户协议. */
export type Agreement = 'balanceFinancing' | 'custodyBanking' | 'fundraising'

/** Requirements, in addition to the menu, for opening a page and making its calls. */
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

/** The facts about a person that the gates check. */
export interface GatedPerson {
  readonly loginType: number
  readonly superManager: boolean
  /** Agreements in force for the institution acted for. */
  readonly agreements: readonly Agreement[]
}
export type ClosedGate = 'strongLogin' | Agreement

/** The first gate that keeps the person out; null where all are open. Approvals are looked up elsewhere. */
export function closedGate(gates: PageGates | undefined, person: GatedPerson): ClosedGate | null {
  if (gates?.strongLogin && person.loginType === 0 && !person.superManager) return 'strongLogin'
  return gates?.agreements?.find((agreement) => !person.agreements.includes(agreement)) ?? null
}

/** The refusals of closed pages, separate from the kernel's others, so that the login page does not load them. */
export const pageErrors = defineErrors('platform', {
  balanceFinancingUnsigned: forbidden(
    '您尚未签署余额理财协议，请联系产品经理或客服',
    'The balance-financing agreement is not signed. Please contact your product manager or customer service',
  ),
  custodyBankingUnsigned: forbidden(
    '您尚未签署托管户网银协议，请先签署',
    'The custody online-banking agreement is not signed. Please sign it first',
  ),
  fundraisingOutdated: forbidden(
    '您签署的募集户协议版本较旧，请发送邮件申请签署最新版本',
    'Your fundraising-account agreement is an old version. Please apply by e-mail to sign the latest version',
  ),
  comingSoon: forbidden('敬请期待!', 'Not open yet'),
})

/** The refusal of each gate. */
export const gateErrors: Readonly<Record<ClosedGate, NamedError>> = {
  strongLogin: platformErrors.loginTypeTooWeak,
  balanceFinancing: pageErrors.balanceFinancingUnsigned,
  custodyBanking: pageErrors.custodyBankingUnsigned,
  fundraising: pageErrors.fundraisingOutdated,
}

/** The agreements in force. Of the fundraising agreement only the latest version counts. */
export function agreementsInForce(signed: Protocols): readonly Agreement[] {
  const isSigned = (flag: string) => flag === '1' || flag === '2'
  return [
    ...(isSigned(signed.yelcProtocolSigned) ? (['balanceFinancing'] as const) : []),
    ...(isSigned(signed.tghhkProtocolSigned) ? (['custodyBanking'] as const) : []),
    ...(signed.mjhhkProtocolSigned === '1' ? (['fundraising'] as const) : []),
  ]
}
