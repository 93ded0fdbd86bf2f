import type { SelectOption } from '@iisp/ui/select-field'
import { isUsableAccount } from '@iisp/transfers/rules'
import type { FormText } from '../orders/form/form-texts.ts'
import type { BrokerAccount, Counterparty, CustodyAccount } from './use-accounts.ts'

interface Labelled {
  readonly ZHZT: '0' | '1' | '2'
  readonly ISDEFAULT?: '0' | '1'
}

/** Remarks on an account: a status other than normal, or that it is the default. */
function remarks(account: Labelled, t: FormText): string {
  const texts = [
    account.ISDEFAULT === '1' && t('default'),
    account.ZHZT !== '1' && t(`status.${account.ZHZT}`),
  ].filter((text) => text !== false)
  return texts.length === 0 ? '' : ` · ${texts.join(' · ')}`
}

/** Accounts with ZHZT 2 are shown but disabled. */
const option = (value: string, name: string, account: Labelled, t: FormText): SelectOption => ({
  value,
  label: `${name}${remarks(account, t)}`,
  disabled: !isUsableAccount(account),
})

export const custodyOption = (account: CustodyAccount, t: FormText): SelectOption =>
  option(account.ACCT_NO, `${account.ACCT_NO} ${account.OPEN_BANK_NAME}`, account, t)

export const brokerOption = (account: BrokerAccount, t: FormText): SelectOption =>
  option(account.ZHBH, `${account.NAME} ${account.ACCOUNT}`, account, t)

export const counterpartyOption = (account: Counterparty, t: FormText): SelectOption =>
  option(account.ZHBH, `${account.OTHERACCNAME} ${account.OTHERACCOUNT}`, account, t)
