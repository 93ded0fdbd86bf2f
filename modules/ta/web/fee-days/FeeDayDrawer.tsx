import { fieldNames } from '@iisp/contract'
import { isZero } from '@iisp/contract/exact'
import { DataTable } from '@iisp/ui/data-table'
import { type DetailDrawerProps, type Fact, Facts } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { type Locale, failureOf, useCall, useLive, useLocale, useNumberedList, useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { type ColumnEntries, FieldFacts, factsOf, useColumns } from '@iisp/web/fields/index'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import {
  type FeeDayDetail,
  type FeeDayResult,
  type FeeDayRow,
  feeDayDetail,
  feeDayDetailFields,
  feeDayLotFields,
  feeDayLotList,
  feeDayResultFields,
  feeDayTotalFields,
} from '../../contract/fee-days/fee-days.ts'
import { taTopics } from '../../contract/topics.ts'
import { ReversalRequestNote } from '../corrections/ReversalRequestNote.tsx'
import { type FeeDayText, feeDayTexts } from './fee-day-texts.ts'
import { FeeDayActions } from './FeeDayActions.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly row: FeeDayRow
}
const { codes } = feeDayFlow
const totalNames = fieldNames(feeDayTotalFields)
const lotColumns: ColumnEntries<typeof feeDayLotFields> = [
  'investorName',
  'registeredOn',
  'shares',
  'markBefore',
  'fee',
  'sharesOff',
  'sharesAfter',
  'markAfter',
  'tradingAccount',
  'fundAccount',
]

/** A fee day: its days, its input, control totals, lots and steps. */
export function FeeDayDrawer({ row, ...drawer }: Props) {
  const t = useText(feeDayTexts)
  const { data, error, refetch } = useCall(feeDayDetail, { id: row.id }, { quiet: true })
  useLive(taTopics.feeDayChanged, () => void refetch())
  return (
    <CaseDrawer
      {...drawer}
      size={900}
      title={t('detail', { name: row.productName, date: row.feeDate })}
      flow={feeDayFlow}
      of={data ?? { state: row.state, actions: [] }}
      loading={data === undefined && !error}
      error={failureOf({ error, refetch })}
      footer={data && <FeeDayActions feeDay={data} />}
    >
      {data && <Panel feeDay={data} />}
    </CaseDrawer>
  )
}

function Panel({ feeDay }: { readonly feeDay: FeeDayDetail }) {
  const t = useText(feeDayTexts)
  const locale = useLocale()
  const { state, actions, result } = feeDay
  return (
    <>
      <ReversalRequestNote asked={feeDay.asked} mayDo={actions.includes('revoke')} />
      <Facts facts={feeDayFacts(feeDay, locale)} />
      {result !== null && state !== codes.stopped && (
        <section aria-label={t('totalsTitle')}>
          <h3>{t('totalsTitle')}</h3>
          <FieldFacts fields={feeDayTotalFields} of={result.totals} show={totalNames} />
          {notesOf(feeDay, result, t).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      )}
      <Lots feeDayId={feeDay.id} />
      <h3>{t('history')}</h3>
      <Timeline label={t('history')} steps={feeDay.steps.map((step) => stepOf(step, t))} />
    </>
  )
}

const feeDayFacts = (one: FeeDayDetail, locale: Locale): Fact[] => [
  ...factsOf(feeDayDetailFields, one, locale, ['productName', 'productCode', 'feeDate', 'dueDate']),
  ...(one.result === null ? [] : resultFacts(one.result, locale)),
  ...factsOf(feeDayDetailFields, one, locale, ['revokeBlock']),
]
const resultFacts = (result: FeeDayResult, locale: Locale): Fact[] =>
  factsOf(feeDayResultFields, result, locale, [
    'method',
    'takenFrom',
    'rate',
    'unitNav',
    'navAfter',
    result.markBefore !== null && 'markBefore',
    result.markAfter !== null && 'markAfter',
    'digest',
  ])

const formulaOf = ({ method, takenFrom }: FeeDayResult, t: FeeDayText): string =>
  t(`formula.${method}${takenFrom === 'nav' ? 'Nav' : 'Shares'}`)

/** Explains the calculation of the fee and its consequences for later NAVs and for its payment. */
const notesOf = ({ feeDate, state }: FeeDayDetail, result: FeeDayResult, t: FeeDayText): readonly string[] =>
  isZero(result.totals.fee)
    ? [t('nothingAbove')]
    : [
        formulaOf(result, t),
        ...(result.takenFrom === 'nav' && state !== codes.revoked
          ? [t('navAfterHint', { date: feeDate, navAfter: result.navAfter })]
          : []),
        ...(state === codes.revoked ? [] : [t('payable')]),
      ]

const stepOf = ({ seq, event, person, at, reason }: FeeDayDetail['steps'][number], t: FeeDayText) => ({
  key: `${seq} ${event}`,
  title: t(`events.${event as 'enter'}`),
  state:
    event === 'stop' || event === 'ask' || event === 'revoke' ? ('rejected' as const) : ('done' as const),
  person,
  time: at,
  reason: reason || undefined,
})

function Lots({ feeDayId }: { readonly feeDayId: string }) {
  const t = useText(feeDayTexts)
  const columns = useColumns(feeDayLotFields, lotColumns)
  const { rows, error, paging } = useNumberedList(feeDayLotList, { feeDayId })
  return (
    <section aria-label={t('lots')}>
      <h3>{t('lots')}</h3>
      <DataTable
        label={t('lots')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        loading={rows === undefined && !error}
        error={error}
        emptyText={t('noLots')}
        paging={paging}
        heightType="content"
        columnPanel={false}
      />
    </section>
  )
}
