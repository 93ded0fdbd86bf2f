import { DataTable, type Column } from '@iisp/ui/data-table'
import { useCall, useLive, useLocale, useText } from '@iisp/web'
import { useMemo } from 'react'
import { type FeeTypeCode, feeTypes } from '../../contract/configs/config.ts'
import { type FeeDue, dueStates, feeDueList } from '../../contract/linking/linked-orders.ts'
import { relationTopics } from '../../contract/topics.ts'
import { redeemTexts } from './redeem-texts.ts'

/** The due dates of one of the settings, each with its state: the newest hundred. */
export function FeeDues({ configId }: { configId: string }) {
  const t = useText(redeemTexts)
  const locale = useLocale()
  const { data, isLoading, refetch } = useCall(feeDueList, { configId, pageSize: 100 })
  useLive([relationTopics.linkingChanged], refetch)
  const columns = useMemo<Column<FeeDue>[]>(
    () => [
      { key: 'dueOn', title: t('dueOn'), width: 110 },
      { key: 'feeType', title: t('feeType'), width: 110, value: (row) => feeTypes[row.feeType as FeeTypeCode][locale] },
      { key: 'state', title: t('state'), width: 100, value: (row) => dueStates[row.state][locale] },
      { key: 'fee', title: t('fee'), width: 130, kind: 'amount', value: (row) => row.fee ?? '' },
      { key: 'shares', title: t('shares'), width: 130, kind: 'amount', value: (row) => row.shares ?? '' },
      { key: 'carried', title: t('carried'), width: 130, kind: 'amount' },
      { key: 'applicationNo', title: t('applicationNo'), width: 160 },
      { key: 'reason', title: t('note'), width: 240 },
    ],
    [t, locale],
  )
  return (
    <DataTable
      label={t('dues')}
      columns={columns}
      rows={data?.list}
      rowKey={(row) => row.id}
      loading={isLoading}
      emptyText={t('dueEmpty')}
      paging={{ mode: 'client' }}
      heightType="content"
    />
  )
}
