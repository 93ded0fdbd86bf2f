import { useAmountInWords } from '@iisp/reference/parts'
import { isOrderAmount } from '@iisp/transfers/rules'
import { AmountField } from '@iisp/ui/amount-field'
import { useDebounced } from '@iisp/ui/hooks'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import { useEffect, useState } from 'react'
import { formTexts } from '../form-texts.ts'
import { exceeds } from './order-amount.ts'
import { type SectionProps, fieldOf } from './section-props.ts'
import type { AccountBalance } from './use-balance.ts'

/** Debounce before the amount in words is requested, in milliseconds. */
const rest = 300

/** The amount, the amount in words and the available balance of the custody account. */
export function OrderAmountField({ balance, ...section }: SectionProps & { balance: AccountBalance }) {
  const t = useText(formTexts)
  const { amount, pays } = section.state.fields
  const [settled, setSettled] = useState(amount)
  const settle = useDebounced(setSettled, rest)
  useEffect(() => settle.call(amount), [amount, settle])
  const capital = useAmountInWords(isOrderAmount(settled) ? settled : '')
  const spendable = balance.value?.AVAILABLE
  const help =
    spendable === undefined || !pays
      ? undefined
      : t(exceeds(amount, spendable) ? 'beyondBalance' : 'availableHint', {
          amount: groupThousands(spendable),
        })
  return (
    <AmountField
      {...fieldOf(section, 'amount')}
      label={t('amount')}
      required
      help={help}
      capital={settled === amount && isOrderAmount(amount) ? capital : undefined}
    />
  )
}
