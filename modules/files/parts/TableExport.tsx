import type { Input } from '@iisp/contract'
import { downloadCentre, exportCreate, exportList } from '@iisp/files/contract'
import { ExportButton } from '@iisp/ui/export-button'
import { toast, useMayOpen, useOpenMenu, useSend, useText } from '@iisp/web'
import { fileTexts } from './file-texts.ts'
import { useExportNews } from './use-export-news.ts'

type Props = Pick<Input<typeof exportCreate>, 'source' | 'title' | 'columns' | 'filters'>

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
  return (
    <ExportButton
      busy={create.isPending}
      disabled={props.columns.length === 0}
      onExport={(format) => create.mutate({ ...props, format })}
    />
  )
}
