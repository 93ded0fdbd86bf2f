import { DataTable, type RowAction } from '@iisp/ui/data-table'
import { FilterBar, Page } from '@iisp/ui/page'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useListPage, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { moneyControlColumns } from './money-control-columns.tsx'
import { moneyControlTexts } from './money-control-texts.ts'
import { type Switch, SwitchDialog } from './SwitchDialog.tsx'
import { type ControlRow, stateOf, useMoneyControls } from './use-money-controls.ts'

interface Filters {
  readonly keyword: string
}
const noFilters: Filters = { keyword: '' }
const filtersFrom = (query: URLSearchParams): Filters => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
})
const queryOf = ({ keyword }: Filters) =>
  new URLSearchParams(keyword.trim() === '' ? {} : { keyword: keyword.trim() })

/** 资金安全控制: what each institution asks for where money moves, and the rule of the own transfer desk. */
export function MoneyControlsPage() {
  const t = useText(moneyControlTexts)
  const page = useListPage('operations.money-controls')
  const filters = useMemo(() => filtersFrom(page.filters), [page.filters])
  const controls = useMoneyControls(filters, page.enabled)
  const { draft, set, bar } = useFilterDraft(filters, noFilters, (next) =>
    page.search(queryOf(next), queryOf(filters), controls.restart),
  )
  const columns = useMemo(() => moneyControlColumns(t), [t])
  const [asked, setAsked] = useState<Switch | null>(null)
  const actionsOf = (row: ControlRow): RowAction[] =>
    (['strongSignIn', 'twoPersons'] as const).flatMap((control) => {
      const on = stateOf(row, control)
      if (on === null || !row.changeable) return []
      const label = t(`${on ? 'switchOff' : 'switchOn'}.${control}`)
      return [{ label, danger: on, onClick: () => setAsked({ row, control }) }]
    })
  return (
    <Page
      fill
      title={t('title')}
      description={t('hint')}
      filters={
        <FilterBar loading={controls.loading} {...bar}>
          <TextField
            label={t('keyword')}
            placeholder={t('keywordHint')}
            maxLength={50}
            value={draft.keyword}
            onChange={(keyword) => set({ keyword })}
          />
        </FilterBar>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={controls.rows}
        rowKey={(row) => row.institutionId}
        loading={controls.loading}
        error={controls.error}
        emptyText={t('empty')}
        paging={controls.paging}
        {...page.table}
        rowActions={actionsOf}
        rowActionsWidth={260}
        heightType="fill"
      />
      {asked && <SwitchDialog {...asked} onClose={() => setAsked(null)} />}
    </Page>
  )
}
