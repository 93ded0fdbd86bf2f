import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { type ExchangeBatch, exchangeBatchList, exchangeDecide } from '../../contract/exchange/imports.ts'
import { exchangeTexts } from './exchange-texts.ts'

interface Props {
  readonly batch: ExchangeBatch
  readonly onDecided: () => void
}
const invalidates = [exchangeBatchList]

/** The decisions on a set of files. The question before accepting a set repeats its control totals. */
export function ExchangeDecision({ batch, onDecided }: Props) {
  const t = useText(exchangeTexts)
  const { id, records, amount, shares } = batch
  const accept = t('acceptAsk', {
    id,
    records: String(records),
    amount: groupThousands(amount),
    shares: groupThousands(shares),
  })
  return (
    <CaseButtons
      flow={exchangeFlow}
      of={batch}
      call={exchangeDecide}
      ask={{ accept }}
      invalidates={invalidates}
      onDone={onDecided}
    />
  )
}
