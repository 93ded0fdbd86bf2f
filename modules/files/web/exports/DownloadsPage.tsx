import {
  download as downloadFile,
  exportCancel,
  exportChanged,
  exportDelete,
  exportLimits,
  exportList,
  type ExportRow,
} from '@iisp/files/contract'
import type { RowAction } from '@iisp/ui/data-table'
import { download, useAskAndDo, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useRef } from 'react'
import { downloadColumns, isOpen, nameOf } from './download-columns.tsx'
import { downloadTexts } from './download-texts.ts'

/** 下载中心: the person's exports. */
export function DownloadsPage() {
  const t = useText(downloadTexts)
  const askAndDo = useAskAndDo()
  const columns = useMemo(() => downloadColumns(t), [t])

  // several files may be on their way; of the same file the newer download replaces the older
  const running = useRef(new Map<string, AbortController>())
  const save = (fileId: string, filename: string) => {
    running.current.get(fileId)?.abort()
    const newest = new AbortController()
    running.current.set(fileId, newest)
    // the request layer has shown the failure
    void download(downloadFile, { fileId }, { filename, signal: newest.signal }).catch(() => undefined)
  }
  const rowActions = (row: ExportRow): RowAction[] => {
    const { fileId } = row
    const name = nameOf(row)
    const question = { danger: true, invalidates: [exportList] }
    if (isOpen(row)) {
      const content = t('cancelAsk', { name })
      const cancel = () =>
        askAndDo(exportCancel, { id: row.id }, { ...question, content, cancelText: t('goOn') })
      return [{ label: t('cancel'), onClick: () => void cancel() }]
    }
    const content = t('deleteAsk', { name })
    const remove = () => askAndDo(exportDelete, { id: row.id }, { ...question, content })
    return [
      ...(fileId === null ? [] : [{ label: t('download'), onClick: () => save(fileId, row.fileName) }]),
      { label: t('delete'), onClick: () => void remove(), danger: true },
    ]
  }
  return (
    <ListPage
      id="files.downloads"
      title={t('title')}
      description={t('hint', { days: exportLimits.days })}
      call={exportList}
      columns={columns}
      rowKey={(row) => row.id}
      follow={[exportChanged]}
      pollWhile={isOpen}
      empty={t('empty')}
      rowActions={rowActions}
      refreshable
    />
  )
}
