import { useState, type ReactNode } from 'react'
import { useUiText, type Texts } from '../locale/index.ts'
import { InputDialog } from '../modal/index.ts'
import { TextArea } from '../text-area/index.ts'
import css from './reason-dialog.module.css'

const zh = { label: '原因', missing: '请填写原因' }
const texts: Texts<typeof zh> = { zh, en: { label: 'Reason', missing: 'Please give a reason' } }

export interface ReasonDialogProps {
  readonly title: string
  /** Text of the submit button; the title by default. */
  readonly okText?: string | undefined
  readonly label?: string | undefined
  /** Error shown if nothing was entered. */
  readonly missing?: string | undefined
  /** Maximum length of the reason. */
  readonly max?: number | undefined
  readonly danger?: boolean | undefined
  /** Shown above the field: the purpose of the reason. */
  readonly children?: ReactNode
  /** The typed text. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onCancel: () => void
  /** Resolves to the refusal's text, or to nothing on success. The input is kept after a refusal. */
  readonly onSend: (reason: string) => Promise<string | undefined>
}

/** Asks for the reason of a step. The field is focused when it opens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, okText = title, danger, max = 200, children, value, onChange, onCancel, onSend } = props
  const text = useUiText(texts)
  const [error, setError] = useState('')
  const send = () => {
    if (value.trim() !== '') return onSend(value.trim()).then((refusal) => setError(refusal ?? ''))
    setError(props.missing ?? text.missing)
    return null
  }
  return (
    <InputDialog open title={title} okText={okText} danger={danger} onCancel={onCancel} onSend={send}>
      {children && <div className={css.above}>{children}</div>}
      <TextArea
        label={props.label ?? text.label}
        required
        max={max}
        rows={4}
        value={value}
        error={error}
        onChange={(typed) => {
          onChange(typed)
          setError('')
        }}
      />
    </InputDialog>
  )
}
