import { type QuotaRow, quotaList, scannerState } from '@iisp/files/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { FilterBar, Page } from '@iisp/ui/page'
import { StatusDot } from '@iisp/ui/status-dot'
import { TextField } from '@iisp/ui/text-field'
import { sizeText } from '@iisp/ui/upload'
import { type Translate, useCall, useFilterDraft, useListPage, useNumberedList, useText } from '@iisp/web'
import { useMemo } from 'react'
import { quotaTexts } from './quota-texts.ts'

interface Filters {
  readonly keyword: string
}
const noFilters: Filters = { keyword: '' }
const filtersFrom = (query: URLSearchParams): Filters => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
})
const queryOf = ({ keyword }: Filters) =>
  new URLSearchParams(keyword.trim() === '' ? {} : { keyword: keyword.trim() })

/** 存储用量: how much of its quota each institution has used. */
export function QuotasPage() {
  const t = useText(quotaTexts)
  const page = useListPage('operations.quotas')
  const filters = useMemo(() => filtersFrom(page.filters), [page.filters])
  const quotas = useNumberedList(quotaList, filters, { enabled: page.enabled })
  const { draft, set, bar } = useFilterDraft(filters, noFilters, (next) =>
    page.search(queryOf(next), queryOf(filters), quotas.restart),
  )
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Page
      fill
      title={t('title')}
      description={
        <>
          {t('hint')} <ScannerState />
        </>
      }
      filters={
        <FilterBar loading={quotas.loading} {...bar}>
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
        rows={quotas.rows}
        rowKey={(row) => row.institutionId}
        loading={quotas.loading}
        error={quotas.error}
        emptyText={t('empty')}
        paging={quotas.paging}
        {...page.table}
        heightType="fill"
      />
    </Page>
  )
}

/** Whether uploads are scanned: their absence is for the operators to know. */
function ScannerState() {
  const t = useText(quotaTexts)
  const { data } = useCall(scannerState, {}, { quiet: true })
  if (data === undefined) return null
  return data.scanner === null ? (
    <>
      <StatusDot tone="warning" label={t('notScanned')} /> {t('notScannedHint')}
    </>
  ) : (
    <StatusDot tone="success" label={t('scanned', { kind: data.scanner })} />
  )
}

/** Percent of the limit, with what is on its way. */
const shareOf = ({ used, uploading, limit }: QuotaRow): number =>
  limit === 0 ? 100 : Math.round(((used + uploading) / limit) * 100)
const toneOf = (share: number) => (share >= 95 ? 'danger' : share >= 80 ? 'warning' : 'success')

const columnsOf = (t: Translate<(typeof quotaTexts)['zh']>): Column<QuotaRow>[] => [
  { key: 'institutionId', title: t('institutionId'), width: 120, fixed: 'left' },
  { key: 'institutionName', title: t('institutionName'), width: 280 },
  { key: 'files', title: t('files'), width: 110, kind: 'number' },
  { key: 'used', title: t('used'), width: 120, kind: 'number', value: (row) => sizeText(row.used) },
  {
    key: 'uploading',
    title: t('uploading'),
    width: 120,
    kind: 'number',
    value: (row) => sizeText(row.uploading),
  },
  { key: 'limit', title: t('limit'), width: 120, kind: 'number', value: (row) => sizeText(row.limit) },
  {
    key: 'share',
    title: t('share'),
    width: 110,
    value: (row) => `${shareOf(row)}%`,
    render: (row) => <StatusDot tone={toneOf(shareOf(row))} label={`${shareOf(row)}%`} />,
  },
]
