import {
  complaintFields,
  complaintFlow,
  guideTopics,
  listComplaints,
  queryDefaultParamSettingItems,
} from '@iisp/guide/contract'
import { Skeleton } from '@iisp/ui/skeleton'
import { filters, useCall, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { complaintTexts } from './complaint-texts.ts'
import { ComplaintDrawer } from './ComplaintDrawer.tsx'
import { ComplaintState } from './ComplaintState.tsx'

const complaintFilters = filters(complaintTexts, ({ choice, keyword, dates }) => ({
  state: choice(complaintFields.named.state),
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  dates: dates({ label: 'dates' }),
}))
const shownColumns: ColumnEntries<typeof complaintFields> = [
  { key: 'content', width: 360 },
  { key: 'state', width: 130, render: (row) => <ComplaintState row={row} /> },
  'menuName',
  { key: 'name', width: 150 },
  { key: 'institutionName', width: 220 },
  'at',
  'answeredBy',
  { key: 'answeredAt', hidden: true },
  'points',
]
const waiting = { state: complaintFlow.codes.waiting }

/** 吐槽处理: newest first. It opens with the state from the personal settings, by default the waiting ones. */
export function ComplaintsPage() {
  const t = useText(complaintTexts)
  const columns = useColumns(complaintFields, shownColumns)
  const settings = useCall(queryDefaultParamSettingItems, { itemId: 'complaint-desk' }, { quiet: true })
  if (!settings.data && !settings.error) return <Skeleton lines={8} />
  return (
    <ListPage
      id="operations.complaints"
      title={t('title')}
      call={listComplaints}
      filters={complaintFilters}
      opening={settings.data?.values.openState === 'all' ? undefined : waiting}
      columns={columns}
      rowKey={(row) => row.id}
      follow={[guideTopics.complaintsChanged]}
      empty={t('empty')}
      refreshable
      detail={(row, drawer) => <ComplaintDrawer {...drawer} row={row} />}
    />
  )
}
