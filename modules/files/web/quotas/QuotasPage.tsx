import { type QuotaRow, quotaFields, quotaList, scannerState } from '@iisp/files/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { sizeText } from '@iisp/ui/upload'
import { filters, useCall, useLocale, useText } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { quotaTexts } from './quota-texts.ts'

const quotaFilters = filters(quotaTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

/** 存储用量: how much of its quota each institution has used. */
export function QuotasPage() {
  const t = useText(quotaTexts)
  const locale = useLocale()
  const columns = useMemo(
    () =>
      columnsOf(quotaFields, locale, [
        'institutionId',
        { key: 'institutionName', width: 280 },
        'files',
        ...(['used', 'uploading', 'limit'] as const).map((key) => ({
          key,
          width: 120,
          value: (row: QuotaRow) => sizeText(row[key]),
        })),
        {
          key: 'share',
          title: t('share'),
          width: 110,
          value: (row: QuotaRow) => `${shareOf(row)}%`,
          render: (row: QuotaRow) => <StatusDot tone={toneOf(shareOf(row))} label={`${shareOf(row)}%`} />,
        },
      ]),
    [t, locale],
  )
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
