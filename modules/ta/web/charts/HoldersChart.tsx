import { BarChart } from '@iisp/ui/chart'
import { Loaded } from '@iisp/ui/skeleton'
import { useCall, useText } from '@iisp/web'
import { holdingList } from '../../contract/dealing/holdings.ts'
import { chartTexts } from './chart-texts.ts'

const most = 20

/** The largest holders of a fund by their shares. */
export function HoldersChart({ productId }: { readonly productId: string }) {
  const t = useText(chartTexts)
  const { data, error, refetch } = useCall(holdingList, { productId, pageSize: most }, { quiet: true })
  const marks = (data?.list ?? []).map((row, place) => ({
    key: row.key,
    label: String(place + 1),
    name: `${row.investorName} ${row.tradingAccount}`,
    values: [row.shares],
    note: t('ofFund', { percent: row.percent }),
  }))
  return (
    <Loaded
      loading={data === undefined && !error}
      error={error && { message: error.msg, onRetry: () => void refetch() }}
      lines={8}
    >
      <BarChart
        label={t('holders')}
        summary={t('holdersSummary', { n: marks.length, total: data?.total ?? 0 })}
        markName={t('holder')}
        series={[t('shares')]}
        unit={t('unit')}
        marks={marks}
      />
    </Loaded>
  )
}
