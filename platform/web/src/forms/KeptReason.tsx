import { ReasonDialog, type ReasonDialogProps } from '@iisp/ui/reason-dialog'
import { useDraft } from '../drafts/use-draft.ts'
import { RestoredNote } from './RestoredNote.tsx'

interface Props extends Omit<ReasonDialogProps, 'value' | 'onChange' | 'onSend'> {
  /**
   * Names the step and its object, e.g. 'opening.reject:AO1024', independent of the object's
   * version.
   */
  readonly draft: string
  readonly marksTab?: boolean | undefined
  /** Calls `forget` as soon as the step is taken. Resolves as in `ReasonDialog`. */
  readonly onSend: (reason: string, forget: () => void) => Promise<string | undefined>
}
const initial = { reason: '' }

/**
 * Asks for the reason of a step. The typed text is restored, even after a reload, when the same
 * person opens the dialog for the same object again, until the step is taken.
 */
export function KeptReason({ draft, marksTab, onSend, children, ...dialog }: Props) {
  const { value, setValue, restored, forget } = useDraft({ name: draft, version: 1, initial, marksTab })
  return (
    <ReasonDialog
      {...dialog}
      value={value.reason}
      onChange={(reason) => setValue({ reason })}
      onSend={(reason) => onSend(reason, forget)}
    >
      <RestoredNote restored={restored} />
      {children}
    </ReasonDialog>
  )
}
