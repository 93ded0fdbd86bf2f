import { type ApplicationRow, openingDeskList } from '@iisp/opening/contract'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { useListPage, useLocale, useNumberedList, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { useApplicationPushes, useReadAgain } from '../application-changes.ts'
import { DeskDialogs } from './DeskDialogs.tsx'
import { DeskFilterBar } from './DeskFilterBar.tsx'
import { deskColumns } from './desk-columns.tsx'
import { deskFiltersFrom, deskInput, deskQuery } from './desk-filters.ts'
import { deskTexts } from './desk-texts.ts'

/** 开户与三方关联处理: what the custodian has to do, over all managers; other states by filter. */
export function OpeningDeskPage() {
  const t = useText(deskTexts)
  const locale = useLocale()
  const page = useListPage('operations.opening-desk')
  const filters = useMemo(() => deskFiltersFrom(page.filters), [page.filters])
  const list = useNumberedList(openingDeskList, deskInput(filters), { enabled: page.enabled })
  const readAgain = useReadAgain()
  useApplicationPushes()
  const columns = useMemo(() => deskColumns(t, locale), [t, locale])
  const [opened, setOpened] = useState<ApplicationRow | null>(null)
  // the row as the list has it now: somebody else may have moved it on
  const current = opened && (list.rows?.find((row) => row.XMBH === opened.XMBH) ?? opened)
  return (
    <Page
      fill
      title={t('title')}
      description={t('hint')}
      filters={
        <DeskFilterBar
          value={filters}
          loading={list.loading}
          onQuery={(next) => page.search(deskQuery(next), deskQuery(filters), list.restart)}
        />
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.XMBH}
        loading={list.loading}
        error={list.error}
        emptyText={t('empty')}
        paging={list.paging}
        {...page.table}
        onRowOpen={setOpened}
        rowActions={(row) => [{ label: t('open'), onClick: () => setOpened(row) }]}
        rowActionsWidth={80}
        heightType="fill"
      />
      {current && (
        <DeskDialogs key={current.XMBH} row={current} onClose={() => setOpened(null)} readAgain={readAgain} />
      )}
    </Page>
  )
}
