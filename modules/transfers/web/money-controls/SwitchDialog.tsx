import { moneyControlList, strongSignInSave } from '@iisp/identity/contract'
import { deskSetting, deskSettingSave } from '@iisp/transfers/contract'
import { TextArea } from '@iisp/ui/text-area'
import { request, toast, useInvalidate, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { moneyControlTexts } from './money-control-texts.ts'
import css from './money-controls.module.css'
import { type Control, type ControlRow, stateOf } from './control-row.ts'

/** What is to be switched, as it was seen. */
export interface Switch {
  readonly row: ControlRow
  readonly control: Control
}
interface Props extends Switch {
  readonly onClose: () => void
}

/** Says what the switch means and asks for its reason. A refusal stays in the dialog, with what was typed. */
export function SwitchDialog({ row, control, onClose }: Props) {
  const t = useText(moneyControlTexts)
  const invalidate = useInvalidate()
  const on = stateOf(row, control) === false
  const title = on ? t(`switchOn.${control}`) : t(`switchOff.${control}`)
  const form = useForm({
    initial: { reason: '' },
    faultsOf: ({ reason }) => ({ reason: reason.trim() === '' && t('reasonMissing') }),
  })
  const send = async (reason: string) => {
    try {
      await save({ row, control }, on, reason.trim())
      toast.success(t('switched'))
      onClose()
    } finally {
      // also after a refusal: somebody else may have been first
      void invalidate([moneyControlList, deskSetting])
    }
  }
  return (
    <FormDialog
      title={title}
      okText={title}
      danger={!on}
      form={form}
      onSubmit={({ reason }) => send(reason)}
      onClose={onClose}
    >
      <p className={css.meaning}>{t(`meaning.${control}.${on ? 'on' : 'off'}`, { name: row.name })}</p>
      <p className={css.at}>{t('at')}</p>
      <TextArea label={t('reason')} required max={200} rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}

const save = ({ row, control }: Switch, on: boolean, reason: string): Promise<unknown> =>
  control === 'strongSignIn'
    ? request(
        strongSignInSave,
        { institutionId: row.institutionId, strongSignIn: on, version: row.version, reason },
        { quiet: true },
      )
    : request(deskSettingSave, { twoPersons: on, version: row.desk?.version ?? 0, reason }, { quiet: true })
