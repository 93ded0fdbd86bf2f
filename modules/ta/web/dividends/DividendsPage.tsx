import { Button } from '@iisp/ui/button'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { dividendList } from '../../contract/dividends/dividends.ts'
import { taTopics } from '../../contract/topics.ts'
import { dividendColumns } from './dividend-columns.tsx'
import { dividendTexts } from './dividend-texts.ts'
import { DividendDialog } from './DividendDialog.tsx'
import { DividendDrawer } from './DividendDrawer.tsx'

const dividendFilters = filters(dividendTexts, ({ keyword, oneOf, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates({ label: 'days' }),
  state: oneOf(dividendFlow.all, { label: 'state', optionName: stateNames(dividendFlow) }),
  /** Also lists finished dividends. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const topics = [taTopics.dividendChanged]

/** 分红: dividends of funds, from the plan to the confirmed amounts of their holders. */
export function DividendsPage() {
  const t = useText(dividendTexts)
  const locale = useLocale()
  const [entering, setEntering] = useState(false)
  const columns = useMemo(() => dividendColumns(t, locale), [t, locale])
  return (
    <>
      <ListPage
        {...openAndAll(t)}
        id="ta.dividends"
        call={dividendList}
        filters={dividendFilters}
        columns={columns}
        follow={topics}
        keyColumn="productName"
        actions={
          <Button type="primary" onClick={() => setEntering(true)}>
            {t('enter')}
          </Button>
        }
        detail={(row, drawer) => <DividendDrawer {...drawer} row={row} />}
      />
      {entering && <DividendDialog onClose={() => setEntering(false)} />}
    </>
  )
}
