import type { Call, Input } from '@iisp/contract'
import type { ReasonDialogProps } from '@iisp/ui/reason-dialog'
import { toast } from '../messages/index.ts'
import { useSend } from '../request/use-send.ts'
import { KeptReason } from './KeptReason.tsx'
import { useRefusalOf } from './use-refusal-of.ts'

interface Props<C extends Call> extends Omit<ReasonDialogProps, 'value' | 'onChange' | 'onSend'> {
  readonly call: C
  readonly inputOf: (reason: string) => NoInfer<Input<C>>
  readonly invalidates?: readonly Call[] | undefined
  /** Shown once it is done. */
  readonly done: string
  readonly onDone: () => void
}

/**
 * Asks for a reason and sends it with a writing call. The typed text is kept until the call has
 * been accepted.
 */
export function AskReason<C extends Call>(props: Props<C>) {
  const { call, inputOf, invalidates = [], done, onDone, ...dialog } = props
  const refusalOf = useRefusalOf()
  const send = useSend(call, { invalidates, quiet: true })
  return (
    <KeptReason
      {...dialog}
      draft={`${call.name}:${JSON.stringify(inputOf(''), withoutVersion)}`}
      onSend={(reason, forget) =>
        refusalOf(async () => {
          await send.mutateAsync(inputOf(reason))
          forget()
          toast.success(done)
          onDone()
        })
      }
    />
  )
}

/** The version of an object may rise while its dialog is closed. */
const withoutVersion = (name: string, value: unknown): unknown => (name === 'version' ? undefined : value)
