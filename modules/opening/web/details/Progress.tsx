import {
  type ApplicationRow,
  downSecuritiesFile,
  getProcessInfo,
  getProgressDetail,
  progressView,
  unreadProgress,
} from '@iisp/opening/contract'
import { ProgressDialog } from '@iisp/ui/progress-detail'
import { download, useCall, useLocale } from '@iisp/web'
import type { ReactNode } from 'react'

interface Props {
  readonly row: ApplicationRow
  readonly onBack: () => void
  readonly actions: ReactNode
}

/** 进度详情 of one application, for its manager and for the desk. */
export function Progress({ row, onBack, actions }: Props) {
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
      onDownload={(fileId) => void download(downSecuritiesFile, { fileId, xmbh }).catch(() => undefined)}
      actions={actions}
    />
  )
}
