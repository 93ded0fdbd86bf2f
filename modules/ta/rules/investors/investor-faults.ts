import type { NamedError } from '@iisp/contract'
import { isBankBranchNumber } from '@iisp/contract/bank-branch-number'
import { isCreditCode } from '@iisp/contract/credit-code'
import { isNationalId } from '@iisp/contract/national-id'
import { anyPhone, emailAddress, noChinese } from '@iisp/contract/patterns'
import { taErrors as e } from '../../contract/errors.ts'
import type { BankAccountInput, InvestorFacts } from '../../contract/investors/investor-changes.ts'
import { type IdentityType, identityTypes } from '../../contract/investors/investor-kinds.ts'

export type Faults<F extends string> = { readonly [field in F]?: NamedError | false }
type FactField = keyof InvestorFacts

/** Whether the number is valid for its kind of document. Product codes and foreign documents have no check digit. */
export function isIdentityNumber(type: IdentityType, number: string, today: string): boolean {
  if (type === 'resident-id') return isNationalId(number, today)
  if (type === 'credit-code') return isCreditCode(number)
  return /^[A-Z0-9]{5,20}$/.test(number)
}

/** The number in the form that the register stores. */
export const plainIdentityNumber = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/**
 * Faults in the data of an investor, by field. @param today the business date, YYYY-MM-DD; proofs that expired before
 * it are refused
 */
export function investorFaults(facts: InvestorFacts, today: string): Faults<FactField> {
  const { kind, idType, idNo, phone, email, qualifiedUntil, qualifiedFile, riskRating, riskUntil } = facts
  return {
    nameEn: !noChinese.test(facts.nameEn) && e.nameEnChinese,
    idType: identityTypes[idType].of !== kind && e.identityTypeUnfit,
    idNo: !isIdentityNumber(idType, plainIdentityNumber(idNo), today) && e.identityWrong,
    phone: phone !== '' && !anyPhone.test(phone) && e.phoneWrong,
    email: email !== '' && !emailAddress.test(email) && e.emailWrong,
    qualifiedUntil:
      qualifiedUntil === null ? qualifiedFile !== null && e.proofMissing : pastFault(qualifiedUntil, today),
    qualifiedFile: qualifiedFile === null && qualifiedUntil !== null && e.proofMissing,
    riskRating: riskRating === null && riskUntil !== null && e.ratingIncomplete,
    riskUntil: riskUntil === null ? riskRating !== null && e.ratingIncomplete : pastFault(riskUntil, today),
  }
}
const pastFault = (day: string, today: string) => day < today && e.dayPast

export function bankAccountFaults({
  accountNo,
  branchNo,
}: Pick<BankAccountInput, 'accountNo' | 'branchNo'>): Faults<'accountNo' | 'branchNo'> {
  return {
    accountNo: !/^[0-9]{6,32}$/.test(accountNo) && e.accountNoWrong,
    branchNo: branchNo !== '' && !isBankBranchNumber(branchNo) && e.branchNoWrong,
  }
}
