import type { ApplicationRow } from '@iisp/opening/contract'
import { PasswordField } from '@iisp/ui/password-field'
import { TextField } from '@iisp/ui/text-field'
import { useRefusalOf, useText } from '@iisp/web'
import { useState } from 'react'
import { FormDialog, KeptReason, useDraftForm } from '@iisp/web/forms/index'
import { type DeskAction, type StepValues, deskSteps } from './desk-steps.ts'
import { deskTexts } from './desk-texts.ts'
import { useTakeStep } from './use-take-step.ts'

interface Props {
  readonly action: DeskAction
  /** The current list row, with its version. */
  readonly row: ApplicationRow
  readonly onCancel: () => void
  readonly onTaken: () => void
}

const labels = {
  zh: 'account',
  zhh: 'custody',
  khyh: 'bank',
  zjmm: 'password',
  kddh: 'courierNo',
  kdgs: 'courierCompany',
} as const
const maxLengths = { zh: 40, zhh: 40, khyh: 200, zjmm: 6, kddh: 40, kdgs: 60 } as const
const blank = { zh: '', zhh: '', khyh: '', kddh: '', kdgs: '' }

/** Asks for the input of a step. A step without input is only confirmed. */
export function StepDialog(props: Props) {
  const t = useText(deskTexts)
  const { action, row, onCancel, onTaken } = props
  const takeStep = useTakeStep(row)
  const refusalOf = useRefusalOf()
  if (!deskSteps[action].asksReason) return <FieldsDialog {...props} />
  return (
    <KeptReason
      draft={`opening.${action}:${row.XMBH}`}
      title={t(`action.${action}`)}
      danger
      onCancel={onCancel}
      onSend={(reason, forget) =>
        refusalOf(async () => {
          await takeStep(action, { reason })
          forget()
          onTaken()
        })
      }
    />
  )
}

function FieldsDialog({ action, row, onCancel, onTaken }: Props) {
  const t = useText(deskTexts)
  const takeStep = useTakeStep(row)
  const { fields, tone } = deskSteps[action]
  const form = useDraftForm({
    name: `opening.${action}:${row.XMBH}`,
    version: row.VERSION,
    initial: blank,
  })
  // kept nowhere
  const [zjmm, setZjmm] = useState('')
  const send = async (kept: typeof blank) => {
    const values: StepValues = { ...kept, zjmm }
    const filled = fields.map((field) => [field, values[field].trim()] as const)
    // an empty password keeps the stored one
    const sent = filled.filter(([field, value]) => field !== 'zjmm' || value !== '')
    await takeStep(action, Object.fromEntries(sent))
    form.forget()
    onTaken()
  }
  return (
    <FormDialog
      title={t(`action.${action}`)}
      okText={t(`action.${action}`)}
      danger={tone === 'danger'}
      form={form}
      onSubmit={send}
      onClose={onCancel}
    >
      {fields.length === 0 && <p>{t('acceptAsk', { xmbh: row.XMBH })}</p>}
      {fields.map((field) => {
        const shared = { label: t(labels[field]), maxLength: maxLengths[field] }
        return field === 'zjmm' ? (
          <PasswordField
            key={field}
            {...shared}
            name={field}
            value={zjmm}
            onChange={setZjmm}
            help={t('passwordHint')}
            autoComplete="new-password"
          />
        ) : (
          <TextField key={field} {...shared} {...form.field(field)} required />
        )
      })}
    </FormDialog>
  )
}
