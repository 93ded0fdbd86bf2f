import {
  type ApplicationRow,
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
import { download, useCall, useLocale, useText } from '@iisp/web'
import { listTexts } from '../list/list-texts.ts'

interface Props {
  readonly row: ApplicationRow
  readonly onBack: () => void
  readonly onRelation: () => void
}

/** 进度详情 of one application. */
export function Progress({ row, onBack, onRelation }: Props) {
  const t = useText(listTexts)
  const locale = useLocale()
  const xmbh = row.XMBH
  const fresh = { quiet: true, staleTime: 0 } as const
  const progress = useCall(getProgressDetail, { xmbh }, fresh)
  const process = useCall(getProcessInfo, { xmbh }, fresh)
  const detail = progress.data
  const failed = progress.error ?? process.error
  const record = detail?.saveRecordData
  const notes = record && [
    record.stage === '4' && t('rejectedNote', { reason: record.reason }),
    papersOnTheWay(detail.flow, record.KDDH) && t('papersNote'),
    record.KDDH !== '' && t('courierNote', { company: record.F_KDGS, number: record.KDDH }),
  ]
  const said = notes?.filter((note) => note !== false) ?? []
  return (
    <ProgressDialog
      open
      title={detail ? progressTitle(detail) : row.CPMC}
      onBack={onBack}
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
        said.length > 0 &&
        said.map((note) => (
          <span key={note} style={{ display: 'block' }}>
            {note}
          </span>
        ))
      }
      onDownload={(fileId) =>
        void download(downSecuritiesFile, { sessionId: '', fileId, xmbh }).catch(() => undefined)
      }
      actions={<Button onClick={onRelation}>{t('action.relation')}</Button>}
    />
  )
}
