import { deskList, deskStatuses } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { usePageLocation, useText } from '@iisp/web'
import { useMemo } from 'react'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { OrderTable } from './OrderTable.tsx'
import { filtersFromQuery, filtersToQuery } from './order-filters.ts'
import { orderTexts } from './order-texts.ts'

/** 划款指令处理: what the custodian has to do, over all managers; other states by filter. */
export function DeskPage() {
  const t = useText(orderTexts)
  const { query, setQuery } = usePageLocation()
  const filters = useMemo(() => filtersFromQuery(query), [query])
  const key = filtersToQuery(filters).toString()
  const shown = filters.statuses.length > 0 ? filters : { ...filters, statuses: deskStatuses }
  return (
    <Page
      title={t('desk')}
      description={t('deskHint')}
      filters={
        <OrderFilterBar value={filters} loading={false} onQuery={(next) => setQuery(filtersToQuery(next))} />
      }
    >
      <OrderTable
        key={key}
        label={t('desk')}
        tableId="transfers.desk"
        list={deskList}
        filters={shown}
        emptyText={t('nothingToDo')}
        withManager
      />
    </Page>
  )
}
