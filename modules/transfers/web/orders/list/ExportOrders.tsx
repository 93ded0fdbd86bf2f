import { exportCreate, exportList, menuIds } from '@iisp/files/contract'
import type { deskExportName, orderExportName } from '@iisp/transfers/contract'
import type { Sort } from '@iisp/ui/data-table'
import { ExportButton } from '@iisp/ui/export-button'
import { toast, useMayOpen, useOpenMenu, useSend, useText } from '@iisp/web'
import { type OrderFilters, filterInput } from './order-filters.ts'
import { orderTexts } from '../order-texts.ts'
import type { ShownColumns } from './OrderTable.tsx'
import { sortInput } from './use-order-list.ts'

interface Props {
  readonly source: typeof orderExportName | typeof deskExportName
  readonly title: string
  readonly columns: ShownColumns
  readonly filters: OrderFilters
  readonly sort: Sort | null
}

/** Exports what the list shows under its filters; the file comes to the download centre. */
export function ExportOrders({ source, title, columns, filters, sort }: Props) {
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
      filters: { ...filterInput(filters), ...sortInput(sort) },
    })
  return <ExportButton busy={create.isPending} disabled={columns.length === 0} onExport={start} />
}
