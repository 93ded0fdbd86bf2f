import { isOneOf } from '@iisp/contract'
import { FileLink } from '@iisp/files/parts'
import { Button } from '@iisp/ui/button'
import type { Fact } from '@iisp/ui/drawer'
import { filters, useAddressParam, useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { type ColumnEntries, type FactEntries, FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { type ExchangeBatch, batchFields, exchangeBatchList } from '../../contract/exchange/imports.ts'
import { taTopics } from '../../contract/topics.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { ExchangeDecision } from './ExchangeDecision.tsx'
import { FaultList } from './FaultList.tsx'
import { SendDialog } from './SendDialog.tsx'
import { UploadDialog } from './UploadDialog.tsx'

const uploadName = 'upload'
const sendName = 'send'
const excludedParams = [uploadName, sendName]
const batchFilters = filters(exchangeTexts, ({ choice }) => ({
  state: choice(batchFields.named.state),
}))
const batchColumns: ColumnEntries<typeof batchFields> = [
  'id',
  'state',
  'creator',
  'businessDate',
  'records',
  'amount',
  'shares',
  'faults',
  'enteredBy',
  'enteredAt',
]
const shownFacts = (row: ExchangeBatch, files: Fact): FactEntries<typeof batchFields> => [
  'profile',
  'creator',
  'receiver',
  'businessDate',
  'records',
  row.accounts > 0 && 'accounts',
  row.accounts > 0 && 'managerName',
  'amount',
  'shares',
  files,
  'enteredBy',
  'enteredAt',
  'decidedBy',
]

/**
 * 数据交换: TA operators upload files of distributors, see their faults, import faultless sets, and make the files for
 * distributors.
 */
export function ExchangePage() {
  const t = useText(exchangeTexts)
  const [uploading, setUploading] = useAddressParam(uploadName)
  const [sending, setSending] = useAddressParam(sendName)
  return (
    <>
      <ListPage
        id="ta.exchange"
        title={t('title')}
        description={t('hint')}
        call={exchangeBatchList}
        filters={batchFilters}
        excludedParams={excludedParams}
        columns={useColumns(batchFields, batchColumns)}
        rowKey={(row) => row.id}
        follow={[taTopics.exchangeChanged]}
        pollWhile={(row) => isOneOf(exchangeFlow.sets.working, row.state)}
        empty={t('empty')}
        keyColumn="id"
        refreshable
        actions={
          <>
            <Button type="primary" onClick={() => setUploading('1')}>
              {t('upload')}
            </Button>
            <Button onClick={() => setSending('1')}>{t('send')}</Button>
          </>
        }
        detail={(row, drawer) => (
          <CaseDrawer
            {...drawer}
            size={860}
            title={t('detail', { id: row.id })}
            flow={exchangeFlow}
            of={row}
            footer={<ExchangeDecision batch={row} onDecided={drawer.onClose} />}
          >
            {row.state === exchangeFlow.codes.checked && <p>{t('control')}</p>}
            {row.accounts > 0 && row.actions.includes('accept') && <p>{t('controlAccounts')}</p>}
            {row.state === exchangeFlow.codes.refused && <p>{t('refusedHint')}</p>}
            <FieldFacts
              fields={batchFields}
              of={row}
              show={shownFacts(row, {
                label: t('files'),
                value: row.files.map((file) => <FileLink key={file.fileId} {...file} />),
                wide: true,
              })}
            />
            {row.faults > 0 && <FaultList key={row.id} batchId={row.id} />}
          </CaseDrawer>
        )}
      />
      {sending !== null && <SendDialog onClose={() => setSending(null)} />}
      {uploading !== null && <UploadDialog onClose={() => setUploading(null)} />}
    </>
  )
}
