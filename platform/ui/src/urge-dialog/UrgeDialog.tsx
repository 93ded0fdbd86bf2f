import { useState } from 'react'
import { useUiText, type Texts } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import css from './urge-dialog.module.css'

const zh = {
  title: '催办',
  ok: '提交',
  name: '联系人名称',
  mobile: '联系人手机',
  email: '联系人邮箱',
  remark: '备注',
}
const texts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Urge',
    ok: 'Submit',
    name: 'Contact name',
    mobile: 'Contact mobile',
    email: 'Contact e-mail',
    remark: 'Remark',
  },
}

/** Contact name, mobile, e-mail and remark. */
export interface UrgeValues {
  readonly lxrmc: string
  readonly lxrsj: string
  readonly lxryx: string
  readonly bz: string
}
export interface UrgeDialogProps {
  readonly open: boolean
  /** What is being urged. */
  readonly subject?: string | undefined
  /** Initial values: the person's own name and contact details. */
  readonly initial: UrgeValues
  /** Errors of the entered values, one message per field. */
  readonly faultsOf: (
    values: UrgeValues,
  ) => readonly { readonly field: keyof UrgeValues; readonly message: string }[]
  /** Resolves to the refusal's text, or to nothing on success. The input is kept after a refusal. */
  readonly onSend: (values: UrgeValues) => Promise<string | undefined>
  readonly onCancel: () => void
}

/** Asks for contact details when urging somebody to proceed. */
export function UrgeDialog({ open, subject, initial, faultsOf, onSend, onCancel }: UrgeDialogProps) {
  const text = useUiText(texts)
  const [values, setValues] = useState(initial)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const faults = tried ? faultsOf(values) : []
  const fieldOf = (field: keyof UrgeValues) => ({
    name: field,
    value: values[field],
    error: faults.find((fault) => fault.field === field)?.message ?? null,
    onChange: (value: string) => {
      setRefusal('')
      setValues((now) => ({ ...now, [field]: value }))
    },
  })
  const send = async () => {
    setTried(true)
    if (busy || faultsOf(values).length > 0) return
    setBusy(true)
    const refused = await onSend(values).finally(() => setBusy(false))
    setRefusal(refused ?? '')
  }
  return (
    <Modal
      open={open}
      title={text.title}
      okText={text.ok}
      onCancel={onCancel}
      onOk={() => void send()}
      busy={busy}
    >
      <div className={css.fields}>
        {subject && <p className={css.subject}>{subject}</p>}
        <TextField label={text.name} required {...fieldOf('lxrmc')} />
        <TextField label={text.mobile} required type="tel" maxLength={11} {...fieldOf('lxrsj')} />
        <TextField label={text.email} required type="email" {...fieldOf('lxryx')} />
        <TextArea label={text.remark} rows={3} {...fieldOf('bz')} />
        {refusal && (
          <p role="alert" className={css.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Modal>
  )
}
