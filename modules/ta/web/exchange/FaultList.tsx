import { useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { exchangeFaultFields, exchangeFaultList } from '../../contract/exchange/imports.ts'
import { exchangeTexts } from './exchange-texts.ts'

const excludedParams = ['detail', 'state', 'businessDate', 'upload', 'page']
const faultColumns: ColumnEntries<typeof exchangeFaultFields> = [
  'line',
  {
    key: 'field',
    width: 200,
    value: ({ field, fieldMeaning }) => (fieldMeaning === '' ? field : `${fieldMeaning} ${field}`),
  },
  'text',
  'file',
]

/** The faults of a set, by file, line and field. */
export function FaultList({ batchId }: { readonly batchId: string }) {
  const t = useText(exchangeTexts)
  const input = useMemo(() => ({ batchId }), [batchId])
  return (
    <ListPart
      id="ta.exchange-faults"
      title={t('faultList')}
      call={exchangeFaultList}
      input={input}
      excludedParams={excludedParams}
      columns={useColumns(exchangeFaultFields, faultColumns)}
      rowKey={(row) => row.id}
      empty={t('noFaults')}
    />
  )
}
