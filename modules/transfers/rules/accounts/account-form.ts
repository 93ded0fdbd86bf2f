import type { BothLanguages } from '@iisp/contract'
import { isBankBranchNumber } from '@iisp/contract/bank-branch-number'

export interface AccountForm {
  readonly accountNo: string
  readonly name: string
  readonly branchNo?: string
}

/** The first fault of an entered (already trimmed) account, or null (BO-071). */
export function accountFault(form: AccountForm): BothLanguages | null {
  if (form.name === '') return { zh: '户名不能为空', en: 'The account name is missing' }
  if ([...form.name].length > 200) return { zh: '账户名称不能超过200位', en: 'The account name is too long' }
  if (form.accountNo === '') return { zh: '请输入账号', en: 'Enter the account number' }
  if (!/^\d+$/.test(form.accountNo))
    return { zh: '账号只能包含数字', en: 'The account number may hold digits only' }
  if (form.accountNo.length < 8 || form.accountNo.length > 32) {
    return { zh: '账号长度须为8至32位', en: 'The account number must have 8 to 32 digits' }
  }
  if (form.branchNo && !isBankBranchNumber(form.branchNo)) {
    return { zh: '大额支付行号不正确', en: 'The bank branch number is not valid' }
  }
  return null
}
