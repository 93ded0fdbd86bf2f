import {
  type ApplicationRow,
  downSecuritiesFile,
  getProcessInfo,
  getProgressDetail,
  progressView,
  unreadProgress,
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
  const failed = progress.error ?? process.error
  const view = progress.data && process.data && progressView(progress.data, process.data, locale)
  return (
    <ProgressDialog
      open
      {...(view ?? unreadProgress(row))}
      onBack={onBack}
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
      onDownload={(fileId) =>
        void download(downSecuritiesFile, { sessionId: '', fileId, xmbh }).catch(() => undefined)
      }
      actions={<Button onClick={onRelation}>{t('action.relation')}</Button>}
    />
  )
}
