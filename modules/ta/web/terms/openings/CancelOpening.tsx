import { Button } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import {
  type TemporaryOpeningRow,
  temporaryOpeningCancel,
  temporaryOpeningList,
} from '../../../contract/terms/temporary-openings.ts'
import { openingTexts } from './opening-texts.ts'

interface Props {
  readonly opening: TemporaryOpeningRow
  readonly onDone: () => void
}
const lists = [temporaryOpeningList]

/** Cancels an opening after a question. */
export function CancelOpening({ opening, onDone }: Props) {
  const t = useText(openingTexts)
  const askAndDo = useAskAndDo()
  const cancel = async () => {
    let isCancelled = false
    await askAndDo(
      temporaryOpeningCancel,
      { id: opening.id },
      {
        content: t('cancelAsk', { name: opening.productName, date: opening.opensOn }),
        okText: t('cancel'),
        danger: true,
        done: () => {
          isCancelled = true
          return t('cancelled')
        },
        invalidates: lists,
      },
    )
    if (isCancelled) onDone()
  }
  return (
    <Button danger onClick={() => void cancel()}>
      {t('cancel')}
    </Button>
  )
}
