import { moneyControlList, strongSignInSave } from '@iisp/identity/contract'
import { deskSetting, deskSettingSave } from '@iisp/transfers/contract'
import { ReasonDialog } from '@iisp/ui/reason-dialog'
import { callKey, isRequestError, request, toast, useText } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { moneyControlTexts } from './money-control-texts.ts'
import css from './money-controls.module.css'
import { type Control, type ControlRow, stateOf } from './use-money-controls.ts'

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
  const client = useQueryClient()
  const on = stateOf(row, control) === false
  const title = on ? t(`switchOn.${control}`) : t(`switchOff.${control}`)
  const send = async (reason: string): Promise<string | undefined> => {
    try {
      await save({ row, control }, on, reason)
      toast.success(t('switched'))
      onClose()
      return undefined
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      return thrown.msg
    } finally {
      // also after a refusal: somebody else may have been first
      for (const call of [moneyControlList, deskSetting]) {
        void client.invalidateQueries({ queryKey: callKey(call) })
      }
    }
  }
  return (
    <ReasonDialog
      title={title}
      danger={!on}
      label={t('reason')}
      missing={t('reasonMissing')}
      onCancel={onClose}
      onSend={send}
    >
      <p className={css.meaning}>{t(`meaning.${control}.${on ? 'on' : 'off'}`, { name: row.name })}</p>
      <p className={css.at}>{t('at')}</p>
    </ReasonDialog>
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
