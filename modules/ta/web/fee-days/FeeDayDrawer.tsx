import { isZero } from '@iisp/contract/exact'
import { DataTable } from '@iisp/ui/data-table'
import { DetailDrawer, type DetailDrawerProps, Facts } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { failureOf, useCall, useLive, useNumberedList, useText } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import {
  type FeeDayDetail,
  type FeeDayRow,
  feeDayDetail,
  feeDayLotList,
} from '../../contract/fee-days/fee-days.ts'
import { taTopics } from '../../contract/topics.ts'
import { ReversalRequestNote } from '../corrections/ReversalRequestNote.tsx'
import {
  type FeeDayResult,
  type FeeDayText,
  feeDayFacts,
  feeDayState,
  formulaOf,
  lotColumns,
  totalFacts,
} from './fee-day-columns.tsx'
import { feeDayTexts } from './fee-day-texts.ts'
import { FeeDayActions } from './FeeDayActions.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly row: FeeDayRow
}
const { codes } = feeDayFlow

/** A fee day: its days, its input, control totals, lots and steps. */
export function FeeDayDrawer({ row, ...drawer }: Props) {
  const t = useText(feeDayTexts)
  const { data, error, refetch } = useCall(feeDayDetail, { id: row.id }, { quiet: true })
  useLive(taTopics.feeDayChanged, () => void refetch())
  return (
    <DetailDrawer
      {...drawer}
      size={900}
      title={t('detail', { name: row.productName, date: row.feeDate })}
      extra={<StateDot of={feeDayState(data ?? row)} />}
      loading={data === undefined && !error}
      error={failureOf({ error, refetch })}
      footer={data && data.actions.length > 0 && <FeeDayActions feeDay={data} />}
    >
      {data && <Panel feeDay={data} />}
    </DetailDrawer>
  )
}

function Panel({ feeDay }: { readonly feeDay: FeeDayDetail }) {
  const t = useText(feeDayTexts)
  const { state, actions, result } = feeDay
  return (
    <>
      <OwnActNote flow={feeDayFlow} of={feeDay} />
      <ReversalRequestNote asked={feeDay.asked} mayDo={actions.includes('revoke')} />
      <Facts facts={feeDayFacts(feeDay, t)} />
      {result !== null && state !== codes.stopped && (
        <section aria-label={t('totalsTitle')}>
          <h3>{t('totalsTitle')}</h3>
          <Facts facts={totalFacts(result, t)} />
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
  const columns = useMemo(() => lotColumns(t), [t])
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
