import { filters, useText } from '@iisp/web'
import { useCaseActions } from '@iisp/web/case/index'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import {
  linkedOrderDecide,
  linkedOrderFields,
  linkedOrderList,
} from '../../contract/linking/linked-orders.ts'
import { linkedOrderFlow } from '../../contract/linking/linked-order-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { auditTexts } from './audit-texts.ts'

const orderFilters = filters(auditTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword' }),
  state: choice(linkedOrderFields.named.state),
}))
const excludedParams = ['part']
const invalidates = [linkedOrderList]
const { decisions } = linkedOrderFlow
const shownColumns: ColumnEntries<typeof linkedOrderFields> = [
  { key: 'motherName', width: 260, value: (row) => `${row.motherCode} ${row.motherName}` },
  { key: 'childName', width: 260, value: (row) => `${row.childCode} ${row.childName}` },
  'state',
  'kind',
  'amount',
  'shares',
  { key: 'applicationNo', width: 180 },
  'dealingDate',
  { key: 'reason', width: 300 },
  'at',
]

/** 联动记录: orders that relations placed, including failed ones for the desk to handle. */
export function LinkedOrders() {
  const t = useText(auditTexts)
  const { press, nameOf, dialog } = useCaseActions({ decisions, call: linkedOrderDecide, invalidates })
  return (
    <>
      <ListPart
        id="fund-relation.linked-orders"
        title={t('orders')}
        description={t('ordersHint')}
        call={linkedOrderList}
        filters={orderFilters}
        excludedParams={excludedParams}
        columns={useColumns(linkedOrderFields, shownColumns)}
        rowKey={(row) => row.id}
        follow={[relationTopics.linkingChanged]}
        empty={t('empty')}
        keyColumn="motherName"
        refreshable
        rowActions={(row) =>
          row.actions.map((action) => ({ label: nameOf(action), onClick: () => press(row, action) }))
        }
      />
      {dialog}
    </>
  )
}
