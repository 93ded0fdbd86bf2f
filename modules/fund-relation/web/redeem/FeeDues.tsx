import { subtract } from '@iisp/contract/exact'
import { DataTable } from '@iisp/ui/data-table'
import { groupThousands } from '@iisp/ui/number'
import { useCall, useLive, useLocale, useText } from '@iisp/web'
import { useCaseActions } from '@iisp/web/case/index'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { getAutoPaymentConfigList } from '../../contract/configs/config-calls.ts'
import { feeTypes } from '../../contract/configs/config.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { type FeeDue, dueFields, feeDueConfirm, feeDueList } from '../../contract/linking/fee-dues.ts'
import { relationTopics } from '../../contract/topics.ts'
import { dueTexts } from './due-texts.ts'

const invalidates = [feeDueList, getAutoPaymentConfigList]
const calls = { pay: feeDueConfirm }
const { decisions } = dueFlow
const shownColumns: ColumnEntries<typeof dueFields> = [
  'dueOn',
  'feeType',
  'state',
  { key: 'fee', width: 120 },
  { key: 'reason', width: 235 },
  'carried',
  'shares',
  { key: 'applicationNo', width: 160 },
  { key: 'orderNo', width: 180 },
]

/** The first hundred due dates of one setting, each with its state. */
export function FeeDues({ configId }: { configId: string }) {
  const t = useText(dueTexts)
  const locale = useLocale()
  const { press, nameOf, dialog } = useCaseActions({ decisions, calls, invalidates })
  const { data, isLoading, refetch } = useCall(feeDueList, { configId, pageSize: 100 })
  useLive([relationTopics.linkingChanged], () => void refetch())
  const question = ({ childName: child, feeType, fee, carried }: FeeDue) =>
    t('confirmAsk', {
      child,
      type: feeTypes[feeType][locale],
      amount: groupThousands(subtract(fee ?? '0.00', carried)),
    })
  return (
    <>
      <h3>{t('title')}</h3>
      <DataTable
        label={t('title')}
        columns={useColumns(dueFields, shownColumns)}
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
