import {
  complaintFlow,
  guideTopics,
  listComplaints,
  queryDefaultParamSettingItems,
} from '@iisp/guide/contract'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { complaintColumns } from './complaint-columns.tsx'
import { complaintFilters } from './complaint-filters.ts'
import { complaintTexts } from './complaint-texts.ts'
import { ComplaintDrawer } from './ComplaintDrawer.tsx'

const waiting = { state: complaintFlow.codes.waiting }

/** 吐槽处理: newest first. It opens with the state from the personal settings, by default the waiting ones. */
export function ComplaintsPage() {
  const t = useText(complaintTexts)
  const columns = useMemo(() => complaintColumns(t), [t])
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
