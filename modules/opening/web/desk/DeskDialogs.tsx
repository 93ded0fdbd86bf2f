import type { ApplicationRow } from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { AssociationInfo } from '../details/AssociationInfo.tsx'
import { Progress } from '../details/Progress.tsx'
import { type DeskAction, actionsOf, deskSteps } from './desk-steps.ts'
import { deskTexts } from './desk-texts.ts'
import { StepDialog } from './StepDialog.tsx'

interface Props {
  /** The current list row, with its actions and version. */
  readonly row: ApplicationRow
  readonly onClose: () => void
}

/** One application at the desk: its progress, its documents, its content and the steps. */
export function DeskDialogs({ row, onClose }: Props) {
  const t = useText(deskTexts)
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
      {info && <AssociationInfo xmbh={row.XMBH} passwordLabel={t('masked')} onBack={() => setInfo(false)} />}
      {asking && <StepDialog action={asking} row={row} onCancel={() => setAsking(null)} onTaken={onClose} />}
    </>
  )
}
