import type { Call, Input } from '@iisp/contract'
import { ReasonDialog, type ReasonDialogProps } from '@iisp/ui/reason-dialog'
import { toast } from '../messages/index.ts'
import { useSend } from '../request/use-send.ts'
import { useRefusalOf } from './use-refusal-of.ts'

interface Props<C extends Call> extends Omit<ReasonDialogProps, 'onSend'> {
  readonly call: C
  readonly inputOf: (reason: string) => NoInfer<Input<C>>
  readonly invalidates?: readonly Call[] | undefined
  /** Shown once it is done. */
  readonly done: string
  readonly onDone: () => void
}

/** Asks for a reason and sends it with a writing call. A refusal is shown in the dialog, which keeps what was typed. */
export function AskReason<C extends Call>(props: Props<C>) {
  const { call, inputOf, invalidates = [], done, onDone, ...dialog } = props
  const refusalOf = useRefusalOf()
  const send = useSend(call, { invalidates, quiet: true })
  return (
    <ReasonDialog
      {...dialog}
      onSend={(reason) =>
        refusalOf(async () => {
          await send.mutateAsync(inputOf(reason))
          toast.success(done)
          onDone()
        })
      }
    />
  )
}
