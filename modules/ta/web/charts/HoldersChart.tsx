import { BarChart } from '@iisp/ui/chart'
import { Loaded } from '@iisp/ui/skeleton'
import { failureOf, useCall, useText } from '@iisp/web'
import { holdingList } from '../../contract/dealing/holdings.ts'
import { chartTexts } from './chart-texts.ts'

const most = 20

/** The largest holders of a fund by their shares. */
export function HoldersChart({ productId }: { readonly productId: string }) {
  const t = useText(chartTexts)
  const answer = useCall(holdingList, { productId, pageSize: most }, { quiet: true })
  const { data } = answer
  const marks = (data?.list ?? []).map((row, place) => ({
    key: row.key,
    label: String(place + 1),
    name: `${row.investorName} ${row.tradingAccount}`,
    values: [row.shares],
    note: t('ofFund', { percent: row.percent }),
  }))
  return (
    <Loaded loading={answer.isPending} error={failureOf(answer)} lines={8}>
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
