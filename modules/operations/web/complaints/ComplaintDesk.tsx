import { listComplaints } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { useCall, useLive, usePageLocation, useTableSettings, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { complaintColumns, type ComplaintRow } from './complaint-columns.tsx'
import {
  type ComplaintFilters,
  complaintFiltersFrom,
  complaintInput,
  complaintQuery,
} from './complaint-filters.ts'
import { complaintTexts } from './complaint-texts.ts'
import { ComplaintDrawer } from './ComplaintDrawer.tsx'
import { ComplaintFilterBar } from './ComplaintFilterBar.tsx'

/** The list of complaints, newest first; a row opens to be answered or adopted. */
export function ComplaintDesk({ opening }: { opening: ComplaintFilters['state'] }) {
  const t = useText(complaintTexts)
  const { query, setQuery } = usePageLocation()
  const address = query.toString()
  const filters = useMemo(
    () => complaintFiltersFrom(new URLSearchParams(address), opening),
    [address, opening],
  )
  const [place, setPlace] = useState({ address, pageNo: 1, pageSize: 20 })
  const { pageSize } = place
  // other filters begin at the first page
  const pageNo = place.address === address ? place.pageNo : 1
  const answer = useCall(
    listComplaints,
    { ...complaintInput(filters), pageNo, pageSize },
    { keepPrevious: true, quiet: true, staleTime: 0 },
  )
  useLive('guide.complaints-changed', () => void answer.refetch())
  const columns = useMemo(() => complaintColumns(t), [t])
  const [opened, setOpened] = useState<ComplaintRow | null>(null)
  // an answered one leaves the list of those that wait: it stays open to be adopted
  const shown = answer.data?.list.find((row) => row.id === opened?.id) ?? opened
  return (
    <Page
      title={t('title')}
      filters={
        <ComplaintFilterBar
          value={filters}
          opening={opening}
          loading={answer.isFetching}
          onQuery={(next) => {
            if (String(complaintQuery(next)) === String(complaintQuery(filters))) void answer.refetch()
            else setQuery(complaintQuery(next))
          }}
        />
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => row.id}
        loading={answer.isFetching}
        error={answer.error && { message: answer.error.msg, onRetry: () => void answer.refetch() }}
        emptyText={t('empty')}
        paging={{
          mode: 'server',
          page: pageNo,
          pageSize,
          total: answer.data?.total ?? 0,
          totalCapped: answer.data?.totalCapped,
          sizes: 'business',
          onChange: (page, size) => setPlace({ address, pageNo: page, pageSize: size }),
        }}
        {...useTableSettings('operations.complaints')}
        onRowOpen={setOpened}
        heightType={3}
        actions={
          <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
            {t('refresh')}
          </Button>
        }
      />
      {shown && (
        <ComplaintDrawer key={shown.id} row={shown} onChange={setOpened} onClose={() => setOpened(null)} />
      )}
    </Page>
  )
}
