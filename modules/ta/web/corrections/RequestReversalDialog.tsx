import type { Call } from '@iisp/contract'
import { useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import type { ReactNode } from 'react'
import { revocationReasonMax } from '../../contract/corrections/reversal-request.ts'
import { type ReversibleKind, revocationAsk } from '../../contract/corrections/revocations.ts'
import { correctionTexts } from './correction-texts.ts'

interface Props {
  readonly kind: ReversibleKind
  readonly of: { readonly id: string; readonly version: number }
  readonly title: string
  /** Label of the reason. */
  readonly label: string
  readonly invalidates: readonly Call[]
  readonly onClose: () => void
  /** Explains the effect of the reversal. */
  readonly children?: ReactNode
}

/** Requests the reversal of a confirmed case with a reason. Another person does it. */
export function RequestReversalDialog({ kind, of: { id, version }, invalidates, onClose, ...shown }: Props) {
  const t = useText(correctionTexts)
  return (
    <AskReason
      {...shown}
      danger
      max={revocationReasonMax}
      missing={t('reasonMissing')}
      invalidates={invalidates}
      onCancel={onClose}
      onDone={onClose}
      call={revocationAsk}
      inputOf={(reason) => ({ kind, id, version, reason })}
      done={t('done.ask')}
    />
  )
}
