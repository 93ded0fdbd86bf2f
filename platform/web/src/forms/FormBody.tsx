import { Button } from '@iisp/ui/button'
import type { ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { formTexts } from './form-texts.ts'
import { FormFault } from './FormFault.tsx'
import { FormFrame } from './FormFrame.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import css from './forms.module.css'
import type { SendableForm } from './use-form.ts'

interface Props<V extends object> {
  readonly form: SendableForm<V> & { readonly restored?: boolean }
  readonly okText?: string | undefined
  /** Notice that the input is a restored draft. */
  readonly restoredText?: string | undefined
  readonly okDisabled?: boolean | undefined
  /** Why the main button is disabled. */
  readonly okHint?: string | undefined
  readonly onSubmit: (values: V) => Promise<unknown>
  readonly onCancel?: (() => void) | undefined
  /** Further buttons. */
  readonly also?: ReactNode
  readonly children: ReactNode
}

/** The fields of a form and its buttons, for a drawer or a part of a page. */
export function FormBody<V extends object>(props: Props<V>) {
  const { form, okText, restoredText, onSubmit, onCancel, also, children } = props
  const t = useText(formTexts)
  const { restored, refusal, busy } = form
  return (
    <FormFrame form={form} onSubmit={onSubmit}>
      <RestoredNote restored={restored} text={restoredText} />
      <FormFault text={refusal} />
      {children}
      <div className={css.buttons}>
        {also}
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button
          type="primary"
          htmlType="submit"
          writing={busy}
          disabled={props.okDisabled ?? false}
          {...(props.okHint !== undefined && { title: props.okHint })}
        >
          {okText ?? t('save')}
        </Button>
      </div>
    </FormFrame>
  )
}
