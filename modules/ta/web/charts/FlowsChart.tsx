import { BarChart } from '@iisp/ui/chart'
import { Loaded } from '@iisp/ui/skeleton'
import { useCall, useText } from '@iisp/web'
import { dealingSummaryList } from '../../contract/dealing/summaries.ts'
import { chartTexts } from './chart-texts.ts'

const most = 20

/** What came into a fund and left it on its latest open days. */
export function FlowsChart({ productId }: { readonly productId: string }) {
  const t = useText(chartTexts)
  const { data, error, refetch } = useCall(dealingSummaryList, { productId, pageSize: most }, { quiet: true })
  const days = (data?.list ?? []).toReversed()
  return (
    <Loaded
      loading={data === undefined && !error}
      error={error && { message: error.msg, onRetry: () => void refetch() }}
      lines={8}
    >
      <BarChart
        label={t('flows')}
        summary={t('flowsSummary', { n: days.length })}
        markName={t('day')}
        series={[t('subscribed'), t('redeemed')]}
        unit={t('yuan')}
        marks={days.map((day) => ({
          key: day.id,
          label: day.dealingDate.slice(5),
          name: day.dealingDate,
          values: [day.subscriptionNet, day.redemptionNet],
        }))}
      />
    </Loaded>
  )
}
