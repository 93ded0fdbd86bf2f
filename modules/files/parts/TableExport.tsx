import type { Input } from '@iisp/contract'
import { downloadCentre, exportCreate, exportList } from '@iisp/files/contract'
import { ExportButton } from '@iisp/ui/export-button'
import { toast, useMayOpen, useOpenMenu, useSend, useText } from '@iisp/web'
import { useRef } from 'react'
import { fileTexts } from './file-texts.ts'
import { useExportNews } from './use-export-news.ts'

type Props = Pick<Input<typeof exportCreate>, 'source' | 'title' | 'columns' | 'filters'>

/** The failure has been shown. */
const nothing = () => undefined

/** Exports what a list shows under its filters. The file appears in the download centre, and a toast says when. */
export function TableExport(props: Props) {
  const t = useText(fileTexts)
  const openMenu = useOpenMenu()
  const mayOpen = useMayOpen(downloadCentre.id)
  const open = { label: t('toDownloads'), run: () => void openMenu(downloadCentre.id) }
  const leads = { duration: 6000, ...(mayOpen && { action: open }) }
  const watch = useExportNews({
    onDone: (name) => void toast.success(t('exported', { name }), leads),
    onFailed: (name, why) => void toast.error(t('exportFailed', { name, why }), leads),
  })
  const create = useSend(exportCreate, {
    invalidates: [exportList],
    onSuccess: ({ id }) => {
      void toast.success(t('exporting'), leads)
      watch(id)
    },
  })
  // another export may be wanted while one is being requested, but not the same one twice
  const requested = useRef(new Set<string>())
  const start = (format: 'xlsx' | 'csv') => {
    const input = { ...props, format }
    const content = JSON.stringify(input)
    if (requested.current.has(content)) return
    requested.current.add(content)
    create
      .mutateAsync(input)
      .catch(nothing)
      .finally(() => requested.current.delete(content))
  }
  return <ExportButton busy={create.isPending} disabled={props.columns.length === 0} onExport={start} />
}
