import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { groupThousands } from '@iisp/ui/number'
import { useAskAndDo, useText } from '@iisp/web'
import {
  type ExchangeBatch,
  exchangeBatchList,
  exchangeDecide,
  type exchangeDecisions,
} from '../../contract/exchange/imports.ts'
import { exchangeTexts } from './exchange-texts.ts'

interface Props {
  readonly batch: ExchangeBatch
  readonly onDecided: () => void
}
const invalidates = [exchangeBatchList]

/** What the server allows with a set of files; accepting it names its control totals once more. */
export function ExchangeDecision({ batch, onDecided }: Props) {
  const t = useText(exchangeTexts)
  const askAndDo = useAskAndDo()
  const { id, version, records, amount, shares } = batch
  const ask = async (action: (typeof exchangeDecisions)[number]) => {
    const done = await askAndDo(
      exchangeDecide,
      { id, version, action },
      {
        content: t(`asks.${action}`, {
          id,
          records: String(records),
          amount: groupThousands(amount),
          shares: groupThousands(shares),
        }),
        okText: t(`actions.${action}`),
        danger: action === 'withdraw',
        done: t(`done.${action}`),
        invalidates,
      },
    )
    if (done !== null) onDecided()
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={batch.actions}
        primary={['accept']}
        danger={['withdraw']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => void ask(action)}
      />
    </ButtonRow>
  )
}
