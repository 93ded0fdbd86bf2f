import { Button } from '@iisp/ui/button'
import { filters, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { feeDayFields, feeDayList } from '../../contract/fee-days/fee-days.ts'
import { taTopics } from '../../contract/topics.ts'
import { feeDayTexts } from './fee-day-texts.ts'
import { FeeDayDialog } from './FeeDayDialog.tsx'
import { FeeDayDrawer } from './FeeDayDrawer.tsx'

const { feeDate, state } = feeDayFields.named
const feeDayFilters = filters(feeDayTexts, ({ keyword, choice, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates(feeDate),
  state: choice(state),
  /** Also lists finished fee days. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const topics = [taTopics.feeDayChanged]
const feeDayColumns: ColumnEntries<typeof feeDayFields> = [
  'productName',
  'productCode',
  'feeDate',
  'dueDate',
  'unitNav',
  'fee',
  'state',
  'enteredBy',
  'enteredAt',
  'institutionName',
]

/** 业绩报酬计提: fee days of funds, from the day of the terms to the fees of their lots. */
export function FeeDaysPage() {
  const t = useText(feeDayTexts)
  const [entering, setEntering] = useState(false)
  return (
    <>
      <ListPage
        {...openAndAll(t)}
        id="ta.fee-days"
        call={feeDayList}
        filters={feeDayFilters}
        columns={useColumns(feeDayFields, feeDayColumns)}
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
