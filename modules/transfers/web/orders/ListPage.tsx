import { getTransferList, menuIds } from '@iisp/transfers/contract'
import { Page } from '@iisp/ui/page'
import { useMayOpen, useOpenMenu, usePageLocation, useText } from '@iisp/web'
import { Button } from 'antd'
import { useMemo } from 'react'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { OrderTable } from './OrderTable.tsx'
import { filtersFromQuery, filtersToQuery } from './order-filters.ts'
import { orderTexts } from './order-texts.ts'

/** 划款指令查询: all orders of the institution. The filters stand in the address. */
export function ListPage() {
  const t = useText(orderTexts)
  const { query, setQuery } = usePageLocation()
  const openMenu = useOpenMenu()
  const mayEnter = useMayOpen(menuIds.entry)
  const filters = useMemo(() => filtersFromQuery(query), [query])
  const key = filtersToQuery(filters).toString()
  return (
    <Page
      title={t('list')}
      description={t('listHint')}
      filters={
        <OrderFilterBar value={filters} loading={false} onQuery={(next) => setQuery(filtersToQuery(next))} />
      }
    >
      <OrderTable
        key={key}
        label={t('list')}
        tableId="transfers.list"
        list={getTransferList}
        filters={filters}
        emptyText={t('empty')}
        actions={
          mayEnter && (
            <Button type="primary" onClick={() => openMenu(menuIds.entry)}>
              {t('new')}
            </Button>
          )
        }
      />
    </Page>
  )
}
