import { exportCreate, exportList, menuIds } from '@iisp/files/contract'
import type { Input } from '@iisp/contract'
import type { deskExportName, getTransferList, orderExportName } from '@iisp/transfers/contract'
import { ExportButton, type shownColumns } from '@iisp/ui/export-button'
import { toast, useMayOpen, useOpenMenu, useSend, useText } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'

interface Props {
  readonly source: typeof orderExportName | typeof deskExportName
  readonly title: string
  readonly columns: ReturnType<typeof shownColumns>
  /** Filters and order, as the list was asked with them. */
  readonly input: Partial<Input<typeof getTransferList>>
}

/** Exports what the list shows under its filters; the file comes to the download centre. */
export function ExportOrders({ source, title, columns, input }: Props) {
  const t = useText(orderTexts)
  const openMenu = useOpenMenu()
  const mayOpen = useMayOpen(menuIds.downloads)
  const create = useSend(exportCreate, {
    invalidates: [exportList],
    onSuccess: () => {
      const open = { label: t('toDownloads'), run: () => void openMenu(menuIds.downloads) }
      void toast.success(t('exporting'), { duration: 6000, ...(mayOpen && { action: open }) })
    },
  })
  const start = (format: 'xlsx' | 'csv') =>
    create.mutate({
      source,
      format,
      title,
      columns,
      filters: input,
    })
  return <ExportButton busy={create.isPending} disabled={columns.length === 0} onExport={start} />
}
