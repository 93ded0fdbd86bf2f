import { subtract } from '@iisp/contract/exact'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { groupThousands } from '@iisp/ui/number'
import { type Locale, type Translate, useCall, useLive, useLocale, useText } from '@iisp/web'
import { useCaseActions } from '@iisp/web/case/index'
import { stateColumn } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { getAutoPaymentConfigList } from '../../contract/configs/config-calls.ts'
import { type FeeTypeCode, feeTypes } from '../../contract/configs/config.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { type FeeDue, feeDueConfirm, feeDueList } from '../../contract/linking/fee-dues.ts'
import { relationTopics } from '../../contract/topics.ts'
import { dueTexts } from './due-texts.ts'

const invalidates = [feeDueList, getAutoPaymentConfigList]
const calls = { pay: feeDueConfirm }
const { decisions } = dueFlow

/** The first hundred due dates of one setting, each with its state. */
export function FeeDues({ configId }: { configId: string }) {
  const t = useText(dueTexts)
  const locale = useLocale()
  const { press, nameOf, dialog } = useCaseActions({ decisions, calls, invalidates })
  const { data, isLoading, refetch } = useCall(feeDueList, { configId, pageSize: 100 })
  useLive([relationTopics.linkingChanged], () => void refetch())
  const columns = useMemo(() => dueColumns(t, locale), [t, locale])
  const question = ({ childName: child, feeType, fee, carried }: FeeDue) =>
    t('confirmAsk', {
      child,
      type: typeName(feeType, locale),
      amount: groupThousands(subtract(fee ?? '0.00', carried)),
    })
  return (
    <>
      <h3>{t('title')}</h3>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={(row) => row.id}
        loading={isLoading}
        emptyText={t('empty')}
        paging={{ mode: 'client' }}
        heightType="content"
        rowActions={(row) =>
          row.actions.map((action) => ({
            label: nameOf(action),
            onClick: () => press(row, action, question(row)),
          }))
        }
      />
      {dialog}
    </>
  )
}

const typeName = (type: string, locale: Locale) => feeTypes[type as FeeTypeCode][locale]

const dueColumns = (t: Translate<(typeof dueTexts)['zh']>, locale: Locale): Column<FeeDue>[] => [
  { key: 'dueOn', title: t('dueOn'), width: 110 },
  { key: 'feeType', title: t('feeType'), width: 145, value: (row) => typeName(row.feeType, locale) },
  stateColumn({ key: 'state', title: t('state'), width: 175 }, ({ state }) => dueFlow.byCode[state], locale),
  { key: 'fee', title: t('fee'), width: 120, kind: 'amount', value: (row) => row.fee ?? '' },
  { key: 'reason', title: t('reason'), width: 235 },
  { key: 'carried', title: t('carried'), width: 170, kind: 'amount' },
  { key: 'shares', title: t('shares'), width: 150, kind: 'amount', value: (row) => row.shares ?? '' },
  { key: 'applicationNo', title: t('applicationNo'), width: 160 },
  { key: 'orderNo', title: t('orderNo'), width: 180 },
]
