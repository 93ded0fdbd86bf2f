import { Button } from '@iisp/ui/button'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { feeDayList } from '../../contract/fee-days/fee-days.ts'
import { taTopics } from '../../contract/topics.ts'
import { feeDayColumns } from './fee-day-columns.tsx'
import { feeDayTexts } from './fee-day-texts.ts'
import { FeeDayDialog } from './FeeDayDialog.tsx'
import { FeeDayDrawer } from './FeeDayDrawer.tsx'

const feeDayFilters = filters(feeDayTexts, ({ keyword, oneOf, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates({ label: 'days' }),
  state: oneOf(feeDayFlow.all, { label: 'state', optionName: stateNames(feeDayFlow) }),
  /** Also lists finished fee days. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const topics = [taTopics.feeDayChanged]

/** 业绩报酬计提: fee days of funds, from the day of the terms to the fees of their lots. */
export function FeeDaysPage() {
  const t = useText(feeDayTexts)
  const locale = useLocale()
  const [entering, setEntering] = useState(false)
  const columns = useMemo(() => feeDayColumns(t, locale), [t, locale])
  return (
    <>
      <ListPage
        {...openAndAll(t)}
        id="ta.fee-days"
        call={feeDayList}
        filters={feeDayFilters}
        columns={columns}
        follow={topics}
        keyColumn="productName"
        actions={
          <Button type="primary" onClick={() => setEntering(true)}>
            {t('enter')}
          </Button>
        }
        detail={(row, drawer) => <FeeDayDrawer {...drawer} row={row} />}
      />
      {entering && <FeeDayDialog onClose={() => setEntering(false)} />}
    </>
  )
}
