import { type OrderRow, orderStates } from '@iisp/transfers/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { orderTexts } from './order-texts.ts'
import { statusTones } from './status-tone.ts'

/** The state as a word of the reader's language; missing documents are said beside it. */
export function OrderState({ row }: { row: Pick<OrderRow, 'PROSTATUS' | 'QSFJ'> }) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const name = orderStates.states[row.PROSTATUS][locale]
  const missing = row.QSFJ === '1'
  return (
    <StatusDot
      tone={missing ? 'danger' : statusTones[row.PROSTATUS]}
      label={missing ? `${name} · ${t('documentsMissing')}` : name}
    />
  )
}
