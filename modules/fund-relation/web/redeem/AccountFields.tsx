import { SelectField } from '@iisp/ui/select-field'
import { useCall, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import { accountInUse, getSonFundAccount, getTradeAccountList } from '../../contract/funds/look-ups.ts'
import { type ConfigValues, pairOf } from './config-values.ts'
import { redeemTexts } from './redeem-texts.ts'

interface Account {
  readonly JJZH: string
  readonly STATUS: string
  readonly JYZH: string
}
/** The accounts in use, each once. */
const optionsOf = (accounts: readonly Account[] | undefined, key: 'JJZH' | 'JYZH') => {
  const inUse = (accounts ?? []).filter(({ STATUS }) => STATUS === accountInUse)
  return [...new Set(inUse.map((account) => account[key]))].map((value) => ({ value, label: value }))
}

/** Fund account and trading account of the child at the mother's register. */
export function AccountFields({ form }: { readonly form: Form<ConfigValues> }) {
  const t = useText(redeemTexts)
  const { values } = form
  const pair = pairOf(values)
  const chosen = pair.zjjdm !== ''
  const accounts = useCall(getSonFundAccount, pair, { quiet: true, enabled: chosen })
  const trading = useCall(
    getTradeAccountList,
    { jjzh: values.fundAccount, ...pair },
    { quiet: true, enabled: chosen && values.fundAccount !== '' },
  )
  return (
    <>
      <SelectField
        {...form.field('fundAccount')}
        label={t('fundAccount')}
        required
        loading={accounts.isLoading}
        options={optionsOf(accounts.data, 'JJZH')}
        value={values.fundAccount || null}
        onChange={(fundAccount) => form.set({ fundAccount: fundAccount ?? '', tradingAccount: '' })}
      />
      <SelectField
        {...form.field('tradingAccount')}
        label={t('tradingAccount')}
        required
        loading={trading.isLoading}
        options={optionsOf(trading.data, 'JYZH')}
        value={values.tradingAccount || null}
        onChange={(tradingAccount) => form.set({ tradingAccount: tradingAccount ?? '' })}
      />
    </>
  )
}
