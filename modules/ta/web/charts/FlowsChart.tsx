import { BarChart } from '@iisp/ui/chart'
import { Loaded } from '@iisp/ui/skeleton'
import { failureOf, useCall, useText } from '@iisp/web'
import { dealingSummaryList } from '../../contract/dealing/summaries.ts'
import { chartTexts } from './chart-texts.ts'

const most = 20

/** Inflows and outflows of a fund on its latest open days. */
export function FlowsChart({ productId }: { readonly productId: string }) {
  const t = useText(chartTexts)
  const answer = useCall(dealingSummaryList, { productId, pageSize: most }, { quiet: true })
  const { data } = answer
  const days = (data?.list ?? []).toReversed()
  return (
    <Loaded loading={answer.isPending} error={failureOf(answer)} lines={8}>
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
