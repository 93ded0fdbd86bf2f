import type { Static } from '@iisp/contract'
import { useText } from '@iisp/web'
import type { reversalRequest } from '../../contract/corrections/reversal-request.ts'
import { correctionTexts } from './correction-texts.ts'

interface Props {
  readonly asked: Static<typeof reversalRequest> | null
  /** Whether the reader may do the requested reversal. */
  readonly mayDo: boolean
}

/** Shows at the head of a detail that its reversal is requested, and who may do it. */
export function ReversalRequestNote({ asked, mayDo }: Props) {
  const t = useText(correctionTexts)
  if (asked === null) return null
  const { by, reason, holdsMoney } = asked
  return (
    <p role="note">
      {t(mayDo ? 'asked' : 'askedWaits', { by, reason })}
      {holdsMoney && ` ${t('held')}`}
    </p>
  )
}
