import { isOneOf } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useAddressParam, useLocale, useText, stateNames } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { ListPage } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { exchangeBatchList } from '../../contract/exchange/imports.ts'
import { taTopics } from '../../contract/topics.ts'
import { batchColumns, batchFacts, batchState } from './exchange-columns.tsx'
import { exchangeTexts } from './exchange-texts.ts'
import { ExchangeDecision } from './ExchangeDecision.tsx'
import { FaultList } from './FaultList.tsx'
import { SendDialog } from './SendDialog.tsx'
import { UploadDialog } from './UploadDialog.tsx'

const uploadName = 'upload'
const sendName = 'send'
const excludedParams = [uploadName, sendName]
const batchFilters = filters(exchangeTexts, ({ oneOf }) => ({
  state: oneOf(exchangeFlow.all, { label: 'state', optionName: stateNames(exchangeFlow) }),
}))

/**
 * 数据交换: TA operators upload files of distributors, see their faults, import faultless sets, and make the files for
 * distributors.
 */
export function ExchangePage() {
  const t = useText(exchangeTexts)
  const locale = useLocale()
  const [uploading, setUploading] = useAddressParam(uploadName)
  const [sending, setSending] = useAddressParam(sendName)
  const columns = useMemo(() => batchColumns(t, locale), [t, locale])
  return (
    <>
      <ListPage
        id="ta.exchange"
        title={t('title')}
        description={t('hint')}
        call={exchangeBatchList}
        filters={batchFilters}
        excludedParams={excludedParams}
        columns={columns}
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
          <DetailDrawer
            {...drawer}
            size={860}
            title={t('detail', { id: row.id })}
            extra={<StateDot of={batchState(row)} />}
            footer={row.actions.length > 0 && <ExchangeDecision batch={row} onDecided={drawer.onClose} />}
          >
            {row.state === exchangeFlow.codes.checked && <p>{t('control')}</p>}
            {row.accounts > 0 && row.actions.includes('accept') && <p>{t('controlAccounts')}</p>}
            <OwnActNote flow={exchangeFlow} of={row} />
            {row.state === exchangeFlow.codes.refused && <p>{t('refusedHint')}</p>}
            <Facts facts={batchFacts(row, t, locale)} />
            {row.faults > 0 && <FaultList key={row.id} batchId={row.id} />}
          </DetailDrawer>
        )}
      />
      {sending !== null && <SendDialog onClose={() => setSending(null)} />}
      {uploading !== null && <UploadDialog onClose={() => setUploading(null)} />}
    </>
  )
}
