import type { Call, Input } from '@iisp/contract'
import { useAskAndDo, useText } from '@iisp/web'
import { revocationDrop } from '../../contract/corrections/revocations.ts'
import { correctionTexts } from './correction-texts.ts'

/** Cancels a request for a reversal after a question. */
export function useCancelRequest() {
  const t = useText(correctionTexts)
  const askAndDo = useAskAndDo()
  return (input: Input<typeof revocationDrop>, invalidates: readonly Call[]): void =>
    void askAndDo(revocationDrop, input, { content: t('dropAsk'), done: t('done.drop'), invalidates })
}
