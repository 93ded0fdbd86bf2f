import { type Call, type FieldSet, type Input, type Output, type RowOf, enteredOf } from '@iisp/contract'
import type { ReactNode } from 'react'
import { toast } from '../messages/index.ts'
import { useSend } from '../request/use-send.ts'
import { FormDialog } from './FormDialog.tsx'
import { type FieldForm, type FieldFormOptions, useFieldForm } from './use-field-form.ts'

interface Props<F extends FieldSet, C extends Call> extends FieldFormOptions<F> {
  readonly fields: F
  readonly call: C
  /** The input of the call, from values without faults. */
  readonly inputOf: (entered: RowOf<F>) => NoInfer<Input<C>>
  readonly invalidates?: readonly Call[]
  readonly title: string
  readonly okText: string
  /** Says what was done. */
  readonly done: (answer: Output<C>) => string
  readonly onClose: () => void
  readonly children: (form: FieldForm<F>) => ReactNode
}

/** A dialog whose form of fields is sent by a call. It stays open, with what was typed, until the server has accepted that. */
export function FieldDialog<F extends FieldSet, C extends Call>(props: Props<F, C>) {
  const {
    fields,
    call,
    inputOf,
    invalidates = [],
    title,
    okText,
    done,
    onClose,
    children,
    ...options
  } = props
  const sending = useSend(call, { invalidates, quiet: true })
  const form = useFieldForm(fields, options)
  const send = async (values: typeof form.values) => {
    const answer = await sending.mutateAsync(inputOf(enteredOf(fields, values)))
    form.forget()
    toast.success(done(answer))
    onClose()
  }
  return (
    <FormDialog title={title} okText={okText} form={form} onSubmit={send} onClose={onClose}>
      {children(form)}
    </FormDialog>
  )
}
