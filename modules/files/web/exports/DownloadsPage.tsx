import {
  download as downloadFile,
  exportCancel,
  exportChanged,
  exportDelete,
  exportLimits,
  exportList,
  type ExportRow,
} from '@iisp/files/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { DataTable, type RowAction } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { download, isRequestError, request, useListPage, useLive, useNumberedList, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { downloadColumns, isOpen, nameOf } from './download-columns.tsx'
import { downloadTexts } from './download-texts.ts'

/** Milliseconds between two looks while something is under way, where no push arrives. */
const lookEveryMs = 2000

/** 下载中心: what the person exported. */
export function DownloadsPage() {
  const t = useText(downloadTexts)
  const confirm = useConfirm()
  const page = useListPage('files.downloads')
  const [busy, setBusy] = useState(false)
  const [watching, setWatching] = useState(false)
  const exports = useNumberedList(
    exportList,
    {},
    { enabled: page.enabled, refetchInterval: watching ? lookEveryMs : false },
  )
  const open = exports.rows?.some(isOpen) ?? false
  if (open !== watching) setWatching(open)
  useLive(exportChanged, exports.reread)
  const columns = useMemo(() => downloadColumns(t), [t])

  const save = async (row: ExportRow) => {
    if (row.fileId === null || busy) return
    setBusy(true)
    // the request layer tells what went wrong
    await download(downloadFile, { fileId: row.fileId }, { filename: row.fileName }).catch(() => undefined)
    setBusy(false)
  }
  /** Asks, and keeps the dialog open with the server's words where it refuses. */
  const ask = async (call: typeof exportCancel, row: ExportRow, content: string, cancelText?: string) => {
    const run = () =>
      request(call, { id: row.id }, { quiet: true }).then(
        () => undefined,
        (thrown: unknown) => (isRequestError(thrown) ? thrown.msg : Promise.reject(thrown)),
      )
    await confirm({ content, danger: true, run, ...(cancelText !== undefined && { cancelText }) })
    exports.reread()
  }
  const rowActions = (row: ExportRow): RowAction[] => {
    const name = nameOf(row)
    if (isOpen(row)) {
      const cancel = () => void ask(exportCancel, row, t('cancelAsk', { name }), t('goOn'))
      return [{ label: t('cancel'), onClick: cancel }]
    }
    const remove = () => void ask(exportDelete, row, t('deleteAsk', { name }))
    return [
      ...(row.fileId === null ? [] : [{ label: t('download'), onClick: () => void save(row) }]),
      { label: t('delete'), onClick: remove, danger: true },
    ]
  }
  return (
    <Page fill title={t('title')} description={t('hint', { days: exportLimits.days })}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={exports.rows}
        rowKey={(row) => row.id}
        loading={exports.loading}
        error={exports.error}
        emptyText={t('empty')}
        paging={exports.paging}
        {...page.table}
        rowActions={rowActions}
        rowActionsWidth={130}
        heightType="fill"
        actions={
          <Button loading={exports.loading} onClick={exports.refresh}>
            {t('refresh')}
          </Button>
        }
      />
    </Page>
  )
}
