import { filters, useLocale, useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { dealingDayFields, dealingDayList } from '../../contract/dealing/dealing-days.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { runFields } from '../../contract/dealing/runs.ts'
import { taTopics } from '../../contract/topics.ts'
import { dealingColumns } from './dealing-columns.ts'
import { dealingTexts } from './dealing-texts.ts'
import { DealingDrawer } from './DealingDrawer.tsx'

const shown = [...runFlow.sets.before, ...runFlow.sets.valid]
const dealingFilters = filters(dealingTexts, ({ keyword, choice, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates(dealingDayFields.named.dealingDate),
  state: choice(runFields.named.state, shown),
  /** Also lists finished days. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const topics = [taTopics.runChanged, taTopics.applicationChanged, taTopics.navChanged]

/** 交易日处理: funds on their open days, from the frozen list to the published confirmations. */
export function DealingPage() {
  const t = useText(dealingTexts)
  const locale = useLocale()
  const columns = useMemo(() => dealingColumns(t, locale), [t, locale])
  return (
    <ListPage
      {...openAndAll(t)}
      id="ta.dealing"
      call={dealingDayList}
      filters={dealingFilters}
      columns={useColumns(dealingDayFields, columns)}
      rowKey={(row) => row.key}
      follow={topics}
      keyColumn="productName"
      detail={(row, drawer) => <DealingDrawer {...drawer} day={row} />}
    />
  )
}
