import { toast, useText } from '@iisp/web'
import { FormDialog, type SendableForm } from '@iisp/web/forms/index'
import type { ReactNode } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'

/** Callbacks of the form of a new account. */
export interface AddedAccount {
  readonly onCancel: () => void
  /** Receives the new account's id; `use` means that the order should use it. */
  readonly onAdded: (id: string, use: boolean) => void
}
interface Props<V extends object> extends AddedAccount {
  readonly title: string
  readonly form: SendableForm<V>
  /** Adds the account and gives its id, or null if the person decided against it. */
  readonly add: (values: V) => Promise<string | null>
  readonly children: ReactNode
}

/** Enters a new account, which the order may use at once. */
export function AccountFormDialog<V extends object>({ onCancel, onAdded, add, ...dialog }: Props<V>) {
  const t = useText(formTexts)
  const submit = async (values: V, use: boolean) => {
    const id = await add(values)
    if (id === null) return
    toast.success(t('brokers.added'))
    onAdded(id, use)
  }
  return (
    <FormDialog
      {...dialog}
      okText={t('brokers.addOnly')}
      cancelText={t('cancel')}
      onClose={onCancel}
      onSubmit={(values) => submit(values, false)}
      also={{ text: t('brokers.addAndUse'), onSubmit: (values) => submit(values, true) }}
    />
  )
}
