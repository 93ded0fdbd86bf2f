import type { Language } from '@iisp/contract'
import { reader } from '@iisp/server'
import { accountCompare as call } from '../../contract/accounts/counterparties.ts'
import { transferErrors } from '../../contract/errors.ts'
import { compareAccount } from '../../rules/accounts/account-compare.ts'
import { trimmed } from './entered-account.ts'
import { knownAccounts } from './known-accounts.ts'

const tips = {
  zh: '已存在同名账户，账号或开户行不同，请核对后确认是否新增',
  en: 'The name is known with another number or bank. Please check before you add the account.',
}

export const accountCompare = reader(call, async (ctx, input) => {
  const entered = trimmed(input)
  const known = await knownAccounts(ctx.db, ctx.actor, entered)
  const compared = compareAccount(entered, known)
  const shown = known.filter((account) => compared.known.includes(account))
  return {
    result: compared.result,
    message: messageOf(compared.result, shown[0]?.name ?? '', ctx.language),
    list: shown.map((account) => ({
      OTHERACCOUNT: account.accountNo,
      OTHERACCNAME: account.name,
      OPENBANKNAME: account.bank,
      HIGHTBANKNO: account.branchNo,
    })),
  }
})

function messageOf(result: 'success' | 'fail' | 'tips', name: string, language: Language): string {
  if (result === 'success') return ''
  return result === 'tips'
    ? tips[language]
    : transferErrors.accountCompareFailed[language].replace('{name}', name)
}
