import { fieldNames } from '@iisp/contract'
import { DataTable } from '@iisp/ui/data-table'
import type { DetailDrawerProps } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { failureOf, useCall, useLive, useNumberedList, useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { type FactEntries, FieldFacts, useColumns } from '@iisp/web/fields/index'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import {
  type DividendDetail,
  type DividendRow,
  dividendDetail,
  dividendDetailFields,
  dividendDifferenceFields,
  dividendDifferences,
  dividendHolderFields,
  dividendHolderList,
  dividendTotalFields,
} from '../../contract/dividends/dividends.ts'
import { taTopics } from '../../contract/topics.ts'
import { ReversalRequestNote } from '../corrections/ReversalRequestNote.tsx'
import { Differences } from '../corrections/Differences.tsx'
import { type DividendText, dividendTexts } from './dividend-texts.ts'
import { DividendActions } from './DividendActions.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly row: DividendRow
}
const shownFacts: FactEntries<typeof dividendDetailFields> = [
  'productName',
  'productCode',
  'perShare',
  'recordDate',
  'exDate',
  'paymentDate',
  'realisedProfit',
  'cumNav',
  'exNav',
  'digest',
  'revokeBlock',
]
const totalNames = fieldNames(dividendTotalFields)
const holderColumns = fieldNames(dividendHolderFields)
/** The account whose figures a correction changed. */
const accountColumns = fieldNames(dividendDifferenceFields)
const { net, newShares } = dividendHolderFields.named
const compared = { net, newShares }

/** A dividend: its plan, control totals, holders and steps. */
export function DividendDrawer({ row, ...drawer }: Props) {
  const t = useText(dividendTexts)
  const { data, error, refetch } = useCall(dividendDetail, { id: row.id }, { quiet: true })
  useLive(taTopics.dividendChanged, () => void refetch())
  return (
    <CaseDrawer
      {...drawer}
      size={900}
      title={t('detail', { name: row.productName, date: row.exDate })}
      flow={dividendFlow}
      of={data ?? { state: row.state, actions: [] }}
      loading={data === undefined && !error}
      error={failureOf({ error, refetch })}
      footer={data && <DividendActions dividend={data} />}
    >
      {data && <Panel dividend={data} />}
    </CaseDrawer>
  )
}

function Panel({ dividend }: { readonly dividend: DividendDetail }) {
  const t = useText(dividendTexts)
  const { id, actions, totals, corrects } = dividend
  return (
    <>
      <ReversalRequestNote asked={dividend.asked} mayDo={actions.includes('revoke')} />
      {corrects !== null && <p>{t('isCorrection')}</p>}
      <FieldFacts fields={dividendDetailFields} of={dividend} show={shownFacts} />
      {totals !== null && (
        <section aria-label={t('totalsTitle')}>
          <h3>{t('totalsTitle')}</h3>
          <FieldFacts fields={dividendTotalFields} of={totals} show={totalNames} />
        </section>
      )}
      <Holders dividendId={id} />
      {corrects !== null && totals !== null && <Corrected id={id} />}
      <h3>{t('history')}</h3>
      <Timeline label={t('history')} steps={dividend.steps.map((step) => stepOf(step, t))} />
    </>
  )
}

const refusals = ['return', 'stop', 'ask', 'revoke']
const stepOf = ({ seq, event, person, at, reason }: DividendDetail['steps'][number], t: DividendText) => ({
  key: `${seq} ${event}`,
  title: t(`events.${event as 'enter'}`),
  state: refusals.includes(event) ? ('rejected' as const) : ('done' as const),
  person,
  time: at,
  reason: reason || undefined,
})

function Holders({ dividendId }: { readonly dividendId: string }) {
  const t = useText(dividendTexts)
  const columns = useColumns(dividendHolderFields, holderColumns)
  const { rows, error, paging } = useNumberedList(dividendHolderList, { dividendId })
  return (
    <section aria-label={t('holders')}>
      <h3>{t('holders')}</h3>
      <DataTable
        label={t('holders')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        loading={rows === undefined && !error}
        error={error}
        emptyText={t('noHolders')}
        paging={paging}
        heightType="content"
        columnPanel={false}
      />
    </section>
  )
}

function Corrected({ id }: { readonly id: string }) {
  const { data, error } = useCall(dividendDifferences, { id })
  const columns = useColumns(dividendDifferenceFields, accountColumns)
  return (
    <Differences
      rows={data?.list}
      more={data?.more === true}
      error={error}
      rowKey={(row) => row.tradingAccount}
      columns={columns}
      figures={compared}
    />
  )
}
