import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { TableExport } from '@iisp/files/parts'
import { shownColumns } from '@iisp/ui/export-button'
import { filters, useLocale, useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import {
  confirmationExportName,
  confirmationFields,
  confirmationList,
} from '../../contract/dealing/confirmations.ts'
import { taTopics } from '../../contract/topics.ts'
import { confirmationColumns, confirmationFacts } from './confirmation-columns.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import { SaveSlip } from './SaveSlip.tsx'
import { Calculation } from './Calculation.tsx'

const { kind, dealingDate } = confirmationFields.named
const confirmationFilters = filters(confirmationTexts, ({ keyword, choice, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: choice(kind),
  days: dates(dealingDate),
}))
const topics = [taTopics.runChanged, taTopics.dividendChanged, taTopics.feeDayChanged]

/** 交易确认: the published confirmations of the register. */
export function ConfirmationsPage() {
  const t = useText(confirmationTexts)
  const locale = useLocale()
  const columns = useColumns(confirmationFields, confirmationColumns)
  return (
    <ListPage
      id="ta.confirmations"
      title={t('title')}
      description={t('hint')}
      call={confirmationList}
      filters={confirmationFilters}
      columns={columns}
      rowKey={(row) => row.id}
      follow={topics}
      empty={t('empty')}
      keyColumn="id"
      refreshable
      renderExport={({ values, settings }) => (
        <TableExport
          source={confirmationExportName}
          title={t('title')}
          columns={shownColumns(columns, settings)}
          filters={confirmationFilters.input(values)}
        />
      )}
      detail={(row, drawer) => (
        <DetailDrawer {...drawer} title={t('detail', { id: row.id })} footer={<SaveSlip id={row.id} />}>
          <Facts facts={confirmationFacts(row, t, locale)} />
          <Calculation id={row.id} />
        </DetailDrawer>
      )}
    />
  )
}
