import { listComplaints, guideTopics } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { useListPage, useLive, useNumberedList, useText } from '@iisp/web'
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
  const page = useListPage('operations.complaints')
  const filters = useMemo(() => complaintFiltersFrom(page.filters, opening), [page.filters, opening])
  const complaints = useNumberedList(listComplaints, complaintInput(filters), { enabled: page.enabled })
  useLive(guideTopics.complaintsChanged, complaints.reread)
  const columns = useMemo(() => complaintColumns(t), [t])
  const [opened, setOpened] = useState<ComplaintRow | null>(null)
  // an answered one leaves the list of those that wait: it stays open to be adopted
  const shown = complaints.rows?.find((row) => row.id === opened?.id) ?? opened
  return (
    <Page
      fill
      title={t('title')}
      filters={
        <ComplaintFilterBar
          value={filters}
          opening={opening}
          loading={complaints.loading}
          onQuery={(next) => page.search(complaintQuery(next), complaintQuery(filters), complaints.restart)}
        />
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={complaints.rows}
        rowKey={(row) => row.id}
        loading={complaints.loading}
        error={complaints.error}
        emptyText={t('empty')}
        paging={complaints.paging}
        {...page.table}
        onRowOpen={setOpened}
        heightType="fill"
        actions={
          <Button
            loading={complaints.loading}
            onClick={() => {
              page.ask()
              complaints.refresh()
            }}
          >
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
