import {
  type ApplicationRow,
  downLoad,
  fileTypes,
  getProgressDetail,
  getRelationDetail,
  progressTasks,
} from '@iisp/opening/contract'
import { RelationDialog } from '@iisp/ui/relation-detail'
import { download, failureOf, useCall, useLocale } from '@iisp/web'
import { useFundPassword } from '../fund-password/use-fund-password.tsx'

interface Props {
  readonly row: ApplicationRow
  /** True if it was opened from the list. */
  readonly hideProgress?: boolean
  readonly onBack: () => void
}

/** 关联详情, or 解除关联详情 of a link that was dissolved. */
export function RelationDetail({ row, hideProgress = false, onBack }: Props) {
  const locale = useLocale()
  const xmbh = row.XMBH
  const mode = row.RELATION === 'break' ? 'break' : 'relation'
  const fresh = { quiet: true, staleTime: 0 } as const
  const relation = useCall(getRelationDetail, { xmbh, mode }, fresh)
  const progress = useCall(getProgressDetail, { xmbh }, { ...fresh, enabled: !hideProgress })
  const password = useFundPassword(xmbh)
  const { data } = relation
  return (
    <>
      <RelationDialog
        open
        mode={mode}
        onBack={onBack}
        loading={data === undefined || (!hideProgress && progress.data === undefined)}
        error={failureOf(relation)}
        head={data && { product: data.CPMC, code: data.CPDM, account: data.ZHH, bank: data.KHYH }}
        rows={data?.info ?? []}
        files={data?.fileInfo.map((file) => ({
          fileId: file.FILEID,
          name: file.FILENAME,
          kind: fileTypes[file.TYPE][locale],
        }))}
        onDownload={(fileId) => void download(downLoad, { fileId, xmbh }).catch(() => undefined)}
        onReveal={password.reveal}
        progress={progress.data && progressTasks(progress.data, locale)}
        hideProgress={hideProgress}
      />
      {password.dialog}
    </>
  )
}
