import { Button } from '@iisp/ui/button'
import { filters, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { dividendFields, dividendList } from '../../contract/dividends/dividends.ts'
import { taTopics } from '../../contract/topics.ts'
import { dividendTexts } from './dividend-texts.ts'
import { DividendDialog } from './DividendDialog.tsx'
import { DividendDrawer } from './DividendDrawer.tsx'

const { exDate, state } = dividendFields.named
const dividendFilters = filters(dividendTexts, ({ keyword, choice, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates(exDate),
  state: choice(state),
  /** Also lists finished dividends. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const topics = [taTopics.dividendChanged]
const dividendColumns: ColumnEntries<typeof dividendFields> = [
  'productName',
  'productCode',
  'recordDate',
  'exDate',
  'paymentDate',
  'perShare',
  'state',
  'enteredBy',
  'enteredAt',
  'institutionName',
]

/** 分红: dividends of funds, from the plan to the confirmed amounts of their holders. */
export function DividendsPage() {
  const t = useText(dividendTexts)
  const [entering, setEntering] = useState(false)
  return (
    <>
      <ListPage
        {...openAndAll(t)}
        id="ta.dividends"
        call={dividendList}
        filters={dividendFilters}
        columns={useColumns(dividendFields, dividendColumns)}
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
