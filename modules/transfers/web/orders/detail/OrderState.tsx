import { type OrderRow, orderFlow } from '@iisp/transfers/contract'
import { type Tone, StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { type StateRow, stateLabel } from '../order-names.ts'
import { orderTexts } from '../order-texts.ts'

function toneOf(row: StateRow): Tone {
  if (row.QSFJ === '1') return 'danger'
  // Recalled by its own side, so nothing is wrong with it.
  if (row.PROSTATUS === orderFlow.codes.returned && row.SENTBACK === 'recall') return 'warning'
  return orderFlow.byCode[row.PROSTATUS].tone
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
