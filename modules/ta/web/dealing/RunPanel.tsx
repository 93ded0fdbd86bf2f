import type { RowOf } from '@iisp/contract'
import { DataTable } from '@iisp/ui/data-table'
import { Facts } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { useCall, useLocale, useNumberedList, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { confirmationFields, runConfirmationList } from '../../contract/dealing/confirmations.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { type RunDetail, runDifferenceFields, runDifferences } from '../../contract/dealing/runs.ts'
import { confirmationColumns } from '../confirmations/confirmation-columns.ts'
import { ReversalRequestNote } from '../corrections/ReversalRequestNote.tsx'
import { Differences } from '../corrections/Differences.tsx'
import { type DealingText, dealingTexts } from './dealing-texts.ts'
import { runFacts, totalFacts } from './run-facts.ts'

/** A run: its result, control totals, confirmations and steps. */
export function RunPanel({ run }: { readonly run: RunDetail }) {
  const t = useText(dealingTexts)
  const locale = useLocale()
  return (
    <>
      {run.state === runFlow.codes.frozen && !run.actions.includes('compute') && <p>{t('toNav')}</p>}
      <ReversalRequestNote asked={run.asked} mayDo={run.actions.includes('correct')} />
      <Facts facts={runFacts(run, t, locale)} />
      {run.totals.length > 0 && (
        <section aria-label={t('totalsTitle')}>
          <h3>{t('totalsTitle')}</h3>
          <Facts facts={totalFacts(run, t)} />
        </section>
      )}
      <Confirmations runId={run.id} />
      {run.corrects !== null && run.totals.length > 0 && <Corrected id={run.id} />}
      <h3>{t('history')}</h3>
      <Timeline label={t('history')} steps={run.steps.map((step) => stepOf(step, t))} />
    </>
  )
}

const refusals = ['return', 'stop', 'ask', 'correct']
const stepOf = ({ seq, event, person, at, reason }: RunDetail['steps'][number], t: DealingText) => ({
  key: `${seq} ${event}`,
  title: t(`events.${event as 'start'}`),
  state: refusals.includes(event) ? ('rejected' as const) : ('done' as const),
  person,
  time: at,
  reason: reason || undefined,
})

function Confirmations({ runId }: { readonly runId: string }) {
  const t = useText(dealingTexts)
  const columns = useColumns(confirmationFields, confirmationColumns)
  const { rows, error, paging } = useNumberedList(runConfirmationList, { runId })
  return (
    <section aria-label={t('confirmations')}>
      <h3>{t('confirmations')}</h3>
      <DataTable
        label={t('confirmations')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        loading={rows === undefined && !error}
        error={error}
        emptyText={t('noConfirmations')}
        paging={paging}
        heightType="content"
        columnPanel={false}
      />
    </section>
  )
}

const applicationColumns: ColumnEntries<typeof runDifferenceFields> = [{ key: 'applicationNo', width: 190 }]
const { shares, netAmount: amount } = confirmationFields.named
const compared = { shares, amount }
const rowKey = (row: RowOf<typeof runDifferenceFields>) => `${row.applicationNo}:${row.kind}`

function Corrected({ id }: { readonly id: string }) {
  const { data, error } = useCall(runDifferences, { id })
  const columns = useColumns(runDifferenceFields, applicationColumns)
  return (
    <Differences
      rows={data?.list}
      more={data?.more === true}
      error={error}
      rowKey={rowKey}
      columns={columns}
      figures={compared}
    />
  )
}
