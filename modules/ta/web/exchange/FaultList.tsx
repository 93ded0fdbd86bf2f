import { useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { exchangeFaultList } from '../../contract/exchange/imports.ts'
import { faultColumns } from './exchange-columns.tsx'
import { exchangeTexts } from './exchange-texts.ts'

const excludedParams = ['detail', 'state', 'businessDate', 'upload', 'page']

/** The faults of a set, by file, line and field. */
export function FaultList({ batchId }: { readonly batchId: string }) {
  const t = useText(exchangeTexts)
  const columns = useMemo(() => faultColumns(t), [t])
  const input = useMemo(() => ({ batchId }), [batchId])
  return (
    <ListPart
      id="ta.exchange-faults"
      title={t('faultList')}
      call={exchangeFaultList}
      input={input}
      excludedParams={excludedParams}
      columns={columns}
      rowKey={(row) => row.id}
      empty={t('noFaults')}
    />
  )
}
