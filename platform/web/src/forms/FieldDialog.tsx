import { type Call, type FieldSet, type Input, type Output, type RowOf, enteredOf } from '@iisp/contract'
import type { ModalProps } from '@iisp/ui/modal'
import type { ReactNode } from 'react'
import { toast } from '../messages/index.ts'
import { useSend } from '../request/use-send.ts'
import { FormDialog } from './FormDialog.tsx'
import { type FieldForm, type FieldFormOptions, useFieldForm } from './use-field-form.ts'

interface Props<F extends FieldSet, C extends Call>
  extends FieldFormOptions<F>, Pick<ModalProps, 'size' | 'okDisabled'> {
  readonly fields: F
  readonly call: C
  /** The input of the call, from values without faults. */
  readonly inputOf: (entered: RowOf<F>) => NoInfer<Input<C>>
  readonly invalidates?: readonly Call[]
  readonly title: string
  readonly okText: string
  /** Says what was done, where the page does not show it. */
  readonly done?: (answer: Output<C>) => string
  readonly onClose: () => void
  /** Question before unsaved input is dropped. Without it the dialog closes at once, and the input is kept. */
  readonly unsaved?: string
  readonly children: (form: FieldForm<F>) => ReactNode
}

/** A dialog whose form of fields is sent by a call. It stays open, with what was typed, until the server has accepted that. */
export function FieldDialog<F extends FieldSet, C extends Call>(props: Props<F, C>) {
  const { fields, call, inputOf, invalidates = [], done, children, ...rest } = props
  const { title, okText, size, okDisabled, unsaved, onClose, ...options } = rest
  const sending = useSend(call, { invalidates, quiet: true })
  const form = useFieldForm(fields, options)
  const send = async (values: typeof form.values) => {
    const answer = await sending.mutateAsync(inputOf(enteredOf(fields, values)))
    form.forget()
    if (done) toast.success(done(answer))
    onClose()
  }
  return (
    <FormDialog {...{ title, okText, size, okDisabled, unsaved, form, onClose }} onSubmit={send}>
      {children(form)}
    </FormDialog>
  )
}
