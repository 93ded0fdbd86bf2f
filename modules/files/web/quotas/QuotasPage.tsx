import { type QuotaRow, quotaList, scannerState } from '@iisp/files/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { sizeText } from '@iisp/ui/upload'
import { filters, type Translate, useCall, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { quotaTexts } from './quota-texts.ts'

const quotaFilters = filters(quotaTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

/** 存储用量: how much of its quota each institution has used. */
export function QuotasPage() {
  const t = useText(quotaTexts)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListPage
      id="operations.quotas"
      title={t('title')}
      description={
        <>
          {t('hint')} <ScannerState />
        </>
      }
      call={quotaList}
      filters={quotaFilters}
      columns={columns}
      rowKey={(row) => row.institutionId}
      empty={t('empty')}
    />
  )
}

/** Warns the operators if uploads are not scanned for viruses. */
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

/** Percent of the limit, including uploads in progress. */
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
