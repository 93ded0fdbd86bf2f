import type { Column } from '@iisp/ui/data-table'
import { filters, stateNames, useAskAndDo, useLocale, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { ListPart } from '@iisp/web/list-page/index'
import { stateColumn } from '@iisp/web/states/index'
import { useMemo, useState } from 'react'
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

/** 联动记录: orders that relations placed, including failed ones for the desk to handle. */
export function LinkedOrders() {
  const t = useText(auditTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const [skipped, setSkipped] = useState<LinkedOrder | null>(null)
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
  const press = {
    retry: ({ id, motherName: mother }: LinkedOrder) =>
      askAndDo(
        linkedOrderDecide,
        { id, action: 'retry', reason: '' },
        { content: t('retryAsk', { mother }), okText: t('retry'), done: t('retried'), invalidates },
      ),
    skip: (row: LinkedOrder) => setSkipped(row),
  }
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
          row.actions.map((action) => ({ label: t(action), onClick: () => void press[action](row) }))
        }
      />
      {skipped && (
        <AskReason
          title={t('skip')}
          label={t('skipReason')}
          max={300}
          missing={t('reasonMissing')}
          onCancel={() => setSkipped(null)}
          call={linkedOrderDecide}
          inputOf={(reason) => ({ id: skipped.id, action: 'skip' as const, reason })}
          invalidates={invalidates}
          done={t('skipped')}
          onDone={() => setSkipped(null)}
        />
      )}
    </>
  )
}
