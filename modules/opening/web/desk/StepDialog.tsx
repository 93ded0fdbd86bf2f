import { Modal } from '@iisp/ui/modal'
import { ReasonDialog } from '@iisp/ui/reason-dialog'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import { type DeskAction, type StepField, type StepValues, deskSteps } from './desk-steps.ts'
import { deskTexts } from './desk-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly action: DeskAction
  readonly xmbh: string
  readonly onCancel: () => void
  /** Gives the refusal's text, or nothing where it worked; what was typed stays after a refusal. */
  readonly onSend: (values: StepValues) => Promise<string | undefined>
}

const labels = {
  zh: 'account',
  zhh: 'custody',
  khyh: 'bank',
  zjmm: 'password',
  kddh: 'courierNo',
  kdgs: 'courierCompany',
} as const
const longest = { zh: 40, zhh: 40, khyh: 200, zjmm: 6, kddh: 40, kdgs: 60 } as const

/** Asks for what a step needs; a step that needs nothing is only confirmed. */
export function StepDialog(props: Props) {
  const t = useText(deskTexts)
  const { action, onCancel, onSend } = props
  if (!deskSteps[action].asksReason) return <FieldsDialog {...props} />
  return (
    <ReasonDialog
      title={t(`action.${action}`)}
      danger
      onCancel={onCancel}
      onSend={(reason) => onSend({ reason })}
    />
  )
}

function FieldsDialog({ action, xmbh, onCancel, onSend }: Props) {
  const t = useText(deskTexts)
  const { fields, tone } = deskSteps[action]
  const [values, setValues] = useState<StepValues>({})
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // only a frame later does the dialog hold the focus, which the one below it had
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const send = async () => {
    if (busy) return
    setBusy(true)
    const refused = await onSend(values).finally(() => setBusy(false))
    setError(refused ?? '')
  }
  const set = (field: StepField) => (value: string) => {
    setError('')
    setValues((now) => ({ ...now, [field]: value }))
  }
  return (
    <Modal
      open
      title={t(`action.${action}`)}
      okText={t(`action.${action}`)}
      danger={tone === 'danger'}
      onCancel={onCancel}
      onOk={() => void send()}
      busy={busy}
    >
      <div ref={form} className={css.fields}>
        {fields.length === 0 && <p className={css.ask}>{t('acceptAsk', { xmbh })}</p>}
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(labels[field])}
            required={field !== 'zjmm'}
            {...(field === 'zjmm' && {
              type: 'password' as const,
              help: t('passwordHint'),
              autoComplete: 'new-password',
            })}
            maxLength={longest[field]}
            value={values[field] ?? ''}
            onChange={set(field)}
          />
        ))}
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
      </div>
    </Modal>
  )
}
