import type { OrderRow } from '@iisp/transfers/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { stateWords } from './order-names.ts'
import { orderTexts } from './order-texts.ts'
import { statusTones } from './status-tone.ts'

/** The state as a word of the reader's language; missing documents are said beside it. */
export function OrderState({ row }: { row: Pick<OrderRow, 'PROSTATUS' | 'QSFJ'> }) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const tone = row.QSFJ === '1' ? 'danger' : statusTones[row.PROSTATUS]
  return <StatusDot tone={tone} label={stateWords(row, t, locale)} />
}
