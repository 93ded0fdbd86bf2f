import { moneyControlList, strongSignInSave } from '@iisp/identity/contract'
import { deskSetting, deskSettingSave } from '@iisp/transfers/contract'
import { request, toast, useInvalidate, useRefusalOf, useText } from '@iisp/web'
import { KeptReason } from '@iisp/web/forms/index'
import { moneyControlTexts } from './money-control-texts.ts'
import css from './money-controls.module.css'
import { type Control, type ControlRow, stateOf } from './control-row.ts'

/** The control to switch, in the state that was shown. */
export interface Switch {
  readonly row: ControlRow
  readonly control: Control
}
interface Props extends Switch {
  readonly onClose: () => void
}

/** Explains the switch and asks for a reason. A refusal is shown in the dialog and keeps the input. */
export function SwitchDialog({ row, control, onClose }: Props) {
  const t = useText(moneyControlTexts)
  const invalidate = useInvalidate()
  const refusalOf = useRefusalOf()
  const on = stateOf(row, control) === false
  const title = on ? t(`switchOn.${control}`) : t(`switchOff.${control}`)
  const send = (reason: string, forget: () => void) =>
    refusalOf(async () => {
      // also after a refusal, since somebody else may have changed it
      await save({ row, control }, on, reason).finally(() => void invalidate([moneyControlList, deskSetting]))
      forget()
      toast.success(t('switched'))
      onClose()
    })
  return (
    <KeptReason
      draft={`transfers.${control}:${row.institutionId}:${on}`}
      title={title}
      danger={!on}
      label={t('reason')}
      missing={t('reasonMissing')}
      onCancel={onClose}
      onSend={send}
    >
      <p className={css.meaning}>{t(`meaning.${control}.${on ? 'on' : 'off'}`, { name: row.name })}</p>
      <p className={css.at}>{t('at')}</p>
    </KeptReason>
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
