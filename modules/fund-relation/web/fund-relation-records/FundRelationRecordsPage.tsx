import { fundRelationRecordsList, type FundRelationRecordsListRow } from '@iisp/fund-relation/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { type Translate, filters, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { fundRelationRecordsTexts } from './fund-relation-records-texts.ts'

const fundRelationRecordsFilters = filters(fundRelationRecordsTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword' }),
}))

export function FundRelationRecordsPage() {
  const t = useText(fundRelationRecordsTexts)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListPage
      id="fund-relation.fund-relation-records"
      title={t('title')}
      call={fundRelationRecordsList}
      filters={fundRelationRecordsFilters}
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

const columnsOf = (
  t: Translate<(typeof fundRelationRecordsTexts)['zh']>,
): Column<FundRelationRecordsListRow>[] => [
  { key: 'name', title: t('name'), width: 320, fixed: 'left' },
  { key: 'createdAt', title: t('createdAt'), width: 170 },
]
