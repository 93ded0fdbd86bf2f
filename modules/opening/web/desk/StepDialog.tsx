import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import { type DeskAction, type StepField, deskSteps } from './desk-steps.ts'
import { deskTexts } from './desk-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly action: DeskAction
  readonly xmbh: string
  readonly onCancel: () => void
  /** Gives the refusal's text, or nothing where it worked; what was typed stays after a refusal. */
  readonly onSend: (values: Partial<Record<StepField, string>>) => Promise<string | undefined>
}

const labels = {
  reason: 'reason',
  zh: 'account',
  zhh: 'custody',
  khyh: 'bank',
  zjmm: 'password',
  kddh: 'courierNo',
  kdgs: 'courierCompany',
} as const
const longest = { zh: 40, zhh: 40, khyh: 200, zjmm: 6, kddh: 40, kdgs: 60 } as const

/** Asks for what a step needs; a step that needs nothing is only confirmed. */
export function StepDialog({ action, xmbh, onCancel, onSend }: Props) {
  const t = useText(deskTexts)
  const { fields, tone } = deskSteps[action]
  const [values, setValues] = useState<Partial<Record<StepField, string>>>({})
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // only a frame later does the dialog hold the focus, which the one below it had
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  const send = async () => {
    if (busy) return
    if (fields.includes('reason') && !values.reason?.trim()) return setError(t('reasonMissing'))
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
        {fields.map((field) =>
          field === 'reason' ? (
            <TextArea
              key={field}
              label={t('reason')}
              required
              max={200}
              rows={4}
              value={values.reason ?? ''}
              onChange={set(field)}
            />
          ) : (
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
          ),
        )}
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
      </div>
    </Modal>
  )
}
