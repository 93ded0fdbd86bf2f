import { platformErrors, stateName } from '@iisp/contract'
import {
  type ApplicationRow,
  applicationFlow,
  downSecuritiesFile,
  getProcessInfo,
  getProgressDetail,
  progressView,
  unreadProgress,
} from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { ProgressDialog } from '@iisp/ui/progress-detail'
import { download, toast, useCall, useLocale, useText } from '@iisp/web'
import { useState } from 'react'
import { ApplicationInfo } from './ApplicationInfo.tsx'
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
  const fresh = { quiet: true, staleTime: 0 } as const
  const progress = useCall(getProgressDetail, { xmbh }, fresh)
  const process = useCall(getProcessInfo, { xmbh }, fresh)
  const [asking, setAsking] = useState<DeskAction | null>(null)
  const [info, setInfo] = useState(false)
  const failed = progress.error ?? process.error
  const view = progress.data && process.data && progressView(progress.data, process.data, locale)
  return (
    <>
      <ProgressDialog
        open
        {...(view ?? unreadProgress(row))}
        onBack={onClose}
        loading={view === undefined}
        error={
          failed && {
            message: failed.msg,
            onRetry: () => {
              void progress.refetch()
              void process.refetch()
            },
          }
        }
        onDownload={(fileId) => void download(downSecuritiesFile, { fileId, xmbh }).catch(() => undefined)}
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
      {info && <ApplicationInfo xmbh={xmbh} onBack={() => setInfo(false)} />}
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
