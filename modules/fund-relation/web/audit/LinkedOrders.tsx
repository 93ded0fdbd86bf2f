import type { Column } from '@iisp/ui/data-table'
import { filters, stateNames, useLocale, useText } from '@iisp/web'
import { useCaseActions } from '@iisp/web/case/index'
import { ListPart } from '@iisp/web/list-page/index'
import { stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import {
  type LinkedOrder,
  linkedOrderDecide,
  linkedOrderKinds,
  linkedOrderList,
} from '../../contract/linking/linked-orders.ts'
import { linkedOrderFlow } from '../../contract/linking/linked-order-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { auditTexts } from './audit-texts.ts'

const orderFilters = filters(auditTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword' }),
  state: oneOf(linkedOrderFlow.all, { label: 'state', optionName: stateNames(linkedOrderFlow) }),
}))
const excludedParams = ['part']
const invalidates = [linkedOrderList]
const { decisions } = linkedOrderFlow

/** 联动记录: orders that relations placed, including failed ones for the desk to handle. */
export function LinkedOrders() {
  const t = useText(auditTexts)
  const locale = useLocale()
  const { press, nameOf, dialog } = useCaseActions({ decisions, call: linkedOrderDecide, invalidates })
  const columns = useMemo<Column<LinkedOrder>[]>(
    () => [
      {
        key: 'motherName',
        title: t('mother'),
        width: 260,
        value: (row) => `${row.motherCode} ${row.motherName}`,
      },
      {
        key: 'childName',
        title: t('child'),
        width: 260,
        value: (row) => `${row.childCode} ${row.childName}`,
      },
      stateColumn(
        { key: 'state', title: t('state'), width: 110 },
        ({ state }) => linkedOrderFlow.byCode[state],
        locale,
      ),
      { key: 'kind', title: t('kind'), width: 100, value: ({ kind }) => linkedOrderKinds[kind][locale] },
      { key: 'amount', title: t('amount'), width: 150, kind: 'amount', value: (row) => row.amount ?? '' },
      { key: 'shares', title: t('shares'), width: 150, kind: 'amount', value: (row) => row.shares ?? '' },
      { key: 'applicationNo', title: t('applicationNo'), width: 180 },
      { key: 'dealingDate', title: t('dealingDate'), width: 120 },
      { key: 'reason', title: t('reason'), width: 300 },
      { key: 'at', title: t('at'), width: 170 },
    ],
    [t, locale],
  )
  return (
    <>
      <ListPart
        id="fund-relation.linked-orders"
        title={t('orders')}
        description={t('ordersHint')}
        call={linkedOrderList}
        filters={orderFilters}
        excludedParams={excludedParams}
        columns={columns}
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
