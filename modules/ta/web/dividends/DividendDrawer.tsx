import { DataTable } from '@iisp/ui/data-table'
import { DetailDrawer, type DetailDrawerProps, Facts } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { failureOf, useCall, useLive, useNumberedList, useText } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import {
  type DividendDetail,
  type DividendRow,
  dividendDetail,
  dividendDifferences,
  dividendHolderList,
} from '../../contract/dividends/dividends.ts'
import { taTopics } from '../../contract/topics.ts'
import { ReversalRequestNote } from '../corrections/ReversalRequestNote.tsx'
import { Differences } from '../corrections/Differences.tsx'
import {
  type DividendText,
  accountColumns,
  dividendFacts,
  dividendState,
  holderColumns,
  totalFacts,
} from './dividend-columns.tsx'
import { dividendTexts } from './dividend-texts.ts'
import { DividendActions } from './DividendActions.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly row: DividendRow
}

/** A dividend: its plan, control totals, holders and steps. */
export function DividendDrawer({ row, ...drawer }: Props) {
  const t = useText(dividendTexts)
  const { data, error, refetch } = useCall(dividendDetail, { id: row.id }, { quiet: true })
  useLive(taTopics.dividendChanged, () => void refetch())
  return (
    <DetailDrawer
      {...drawer}
      size={900}
      title={t('detail', { name: row.productName, date: row.exDate })}
      extra={<StateDot of={dividendState(data ?? row)} />}
      loading={data === undefined && !error}
      error={failureOf({ error, refetch })}
      footer={data && data.actions.length > 0 && <DividendActions dividend={data} />}
    >
      {data && <Panel dividend={data} />}
    </DetailDrawer>
  )
}

function Panel({ dividend }: { readonly dividend: DividendDetail }) {
  const t = useText(dividendTexts)
  const { id, actions, totals, corrects } = dividend
  return (
    <>
      <OwnActNote flow={dividendFlow} of={dividend} />
      <ReversalRequestNote asked={dividend.asked} mayDo={actions.includes('revoke')} />
      {corrects !== null && <p>{t('isCorrection')}</p>}
      <Facts facts={dividendFacts(dividend, t)} />
      {totals !== null && (
        <section aria-label={t('totalsTitle')}>
          <h3>{t('totalsTitle')}</h3>
          <Facts facts={totalFacts(totals, t)} />
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
  const columns = useMemo(() => holderColumns(t), [t])
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
  const t = useText(dividendTexts)
  const { data, error } = useCall(dividendDifferences, { id })
  const columns = useMemo(() => accountColumns(t), [t])
  const figures = useMemo(() => ({ net: t('net'), newShares: t('newShares') }), [t])
  return (
    <Differences
      rows={data?.list}
      more={data?.more === true}
      error={error}
      rowKey={(row) => row.tradingAccount}
      columns={columns}
      figures={figures}
    />
  )
}
