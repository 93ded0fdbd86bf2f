import type { OrderRow } from '@iisp/transfers/contract'
import { type Tone, StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { type StateRow, stateLabel } from '../order-names.ts'
import { orderTexts } from '../order-texts.ts'
import { statusTones } from './status-tone.ts'

function toneOf(row: StateRow): Tone {
  if (row.QSFJ === '1') return 'danger'
  // an order recalled by its own side has no error
  if (row.PROSTATUS === '011' && row.SENTBACK === 'recall') return 'warning'
  return statusTones[row.PROSTATUS]
}

/** The state in the reader's language with its remark. The reason is shown on hover. */
export function OrderState({ row }: { row: StateRow & Pick<OrderRow, 'RETURNREASON'> }) {
  const t = useText(orderTexts)
  const locale = useLocale()
  return (
    <span title={row.RETURNREASON || undefined}>
      <StatusDot tone={toneOf(row)} label={stateLabel(row, t, locale)} />
    </span>
  )
}
