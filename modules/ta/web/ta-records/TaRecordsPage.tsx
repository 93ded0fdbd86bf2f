import { taRecordsList, type TaRecordsListRow } from '@iisp/ta/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { type Translate, filters, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { taRecordsTexts } from './ta-records-texts.ts'

const taRecordsFilters = filters(taRecordsTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword' }),
}))

export function TaRecordsPage() {
  const t = useText(taRecordsTexts)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListPage
      id="ta.ta-records"
      title={t('title')}
      call={taRecordsList}
      filters={taRecordsFilters}
      columns={columns}
      rowKey={(row) => row.id}
      empty={t('empty')}
      refreshable
      detail={(row, drawer) => (
        <DetailDrawer {...drawer} size={560} title={row.name}>
          <Facts facts={[{ label: t('createdAt'), value: row.createdAt }]} />
        </DetailDrawer>
      )}
    />
  )
}

const columnsOf = (t: Translate<(typeof taRecordsTexts)['zh']>): Column<TaRecordsListRow>[] => [
  { key: 'name', title: t('name'), width: 320, fixed: 'left' },
  { key: 'createdAt', title: t('createdAt'), width: 170 },
]
