import { platformErrors, stateName } from '@iisp/contract'
import { type ApplicationRow, applicationFlow } from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { toast, useLocale, useText } from '@iisp/web'
import { useState } from 'react'
import { AssociationInfo } from '../details/AssociationInfo.tsx'
import { Progress } from '../details/Progress.tsx'
import { type DeskAction, actionsOf, deskSteps, takeStep } from './desk-steps.ts'
import { deskTexts } from './desk-texts.ts'
import { StepDialog } from './StepDialog.tsx'

interface Props {
  /** As the list has it now: its actions and its version. */
  readonly row: ApplicationRow
  readonly onClose: () => void
  readonly readAgain: () => void
}

/** One application at the desk: how far it is, its papers, what was applied for, and the steps. */
export function DeskDialogs({ row, onClose, readAgain }: Props) {
  const t = useText(deskTexts)
  const locale = useLocale()
  const { XMBH: xmbh, VERSION: version } = row
  const [asking, setAsking] = useState<DeskAction | null>(null)
  const [info, setInfo] = useState(false)
  return (
    <>
      <Progress
        row={row}
        onBack={onClose}
        actions={
          <>
            <Button onClick={() => setInfo(true)}>{t('details')}</Button>
            {actionsOf(row.actions).map((action) => (
              <Button
                key={action}
                type={deskSteps[action].tone === 'primary' ? 'primary' : 'default'}
                danger={deskSteps[action].tone === 'danger'}
                onClick={() => setAsking(action)}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
          </>
        }
      />
      {info && <AssociationInfo xmbh={xmbh} passwordLabel={t('masked')} onBack={() => setInfo(false)} />}
      {asking && (
        <StepDialog
          action={asking}
          xmbh={xmbh}
          onCancel={() => setAsking(null)}
          onSend={async (values) => {
            const taken = await takeStep(asking, { xmbh, version }, values)
            readAgain()
            if (!('moved' in taken)) {
              return taken.code === platformErrors.conflict.code ? t('changed') : taken.message
            }
            toast.success(t('done', { xmbh, state: stateName(applicationFlow, taken.moved.status, locale) }))
            setAsking(null)
            onClose()
            return undefined
          }}
        />
      )}
    </>
  )
}
