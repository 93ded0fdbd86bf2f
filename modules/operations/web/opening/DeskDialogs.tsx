import { platformErrors } from '@iisp/contract'
import {
  type ApplicationRow,
  applicationStates,
  downSecuritiesFile,
  fileGroups,
  getProcessInfo,
  getProgressDetail,
  papersOnTheWay,
  progressTasks,
  progressTitle,
} from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { ProgressDialog } from '@iisp/ui/progress-detail'
import { download, toast, useCall, useLocale, useText } from '@iisp/web'
import { useState } from 'react'
import { ApplicationInfo } from './ApplicationInfo.tsx'
import { type DeskAction, actionsOf, deskSteps, takeStep } from './desk-steps.ts'
import { deskTexts } from './desk-texts.ts'
import css from './desk.module.css'
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
  const detail = progress.data
  const record = detail?.saveRecordData
  const failed = progress.error ?? process.error
  const notes = [
    record?.stage === '4' && t('rejectedNote', { reason: record.reason }),
    detail && papersOnTheWay(detail.flow, record?.KDDH ?? '') && t('papersNote'),
    record && record.KDDH !== '' && t('courierNote', { company: record.F_KDGS, number: record.KDDH }),
  ].filter((note) => typeof note === 'string')
  return (
    <>
      <ProgressDialog
        open
        title={detail ? progressTitle(detail) : row.CPMC}
        onBack={onClose}
        loading={detail === undefined || process.data === undefined}
        error={
          failed && {
            message: failed.msg,
            onRetry: () => {
              void progress.refetch()
              void process.refetch()
            },
          }
        }
        flow={detail ? progressTasks(detail, locale) : []}
        files={detail ? fileGroups(detail, locale) : []}
        process={(process.data ?? []).map((node) => ({
          title: node.VC_RWMC,
          handler: node.VC_CLR,
          time: node.D_SCSJ,
          source: node.LY,
          reason: node.REASON,
        }))}
        rejected={record?.stage === '4'}
        stopped={record !== undefined && record.stage !== '2'}
        note={
          notes.length > 0 &&
          notes.map((note) => (
            <span key={note} className={css.note}>
              {note}
            </span>
          ))
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
            toast.success(t('done', { xmbh, state: applicationStates.states[taken.moved.status][locale] }))
            setAsking(null)
            onClose()
            return undefined
          }}
        />
      )}
    </>
  )
}
