import { Button } from '@iisp/ui/button'
import { DetailDrawer, type DetailDrawerProps } from '@iisp/ui/drawer'
import { failureOf, useAskAndDo, useCall, useLive, useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { FieldFacts } from '@iisp/web/fields/index'
import { StateDot } from '@iisp/web/states/index'
import { type DealingDay, dealingDayFields, dealingDayList } from '../../contract/dealing/dealing-days.ts'
import { type RunState, runFlow } from '../../contract/dealing/run-states.ts'
import { runDetail, runStart } from '../../contract/dealing/runs.ts'
import { taTopics } from '../../contract/topics.ts'
import { dayState } from './dealing-columns.ts'
import { dealingTexts } from './dealing-texts.ts'
import { RunActions } from './RunActions.tsx'
import { RunPanel } from './RunPanel.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly day: DealingDay
}
const beforeRun = ['cutOffReached', 'waiting', 'waitingAmount', 'waitingShares'] as const

/** An open day of a fund: its applications before the list is frozen, then its run. */
export function DealingDrawer({ day, ...drawer }: Props) {
  const t = useText(dealingTexts)
  const title = t('detail', { name: day.productName, date: day.dealingDate })
  const { runId, runState } = day
  if (runId !== null && runState !== null)
    return <RunDrawer {...drawer} runId={runId} state={runState} title={title} />
  return (
    <DetailDrawer
      {...drawer}
      title={title}
      extra={<StateDot of={dayState(day, t)} />}
      footer={day.actions.includes('start') && <Start day={day} />}
    >
      {day.awaits !== '' && <p>{t('awaitsNote', { code: day.awaits })}</p>}
      <FieldFacts fields={dealingDayFields} of={day} show={beforeRun} />
    </DetailDrawer>
  )
}

function Start({ day }: { readonly day: DealingDay }) {
  const t = useText(dealingTexts)
  const askAndDo = useAskAndDo()
  const { productId, dealingDate, productName: name, productCode: code } = day
  const start = () =>
    void askAndDo(
      runStart,
      { productId, dealingDate },
      {
        content: t('startAsk', { name, code, date: dealingDate, count: String(day.waiting) }),
        okText: t('actions.start'),
        done: t('started'),
        invalidates: [dealingDayList],
      },
    )
  return (
    <Button type="primary" onClick={start}>
      {t('actions.start')}
    </Button>
  )
}

interface RunProps extends Omit<DetailDrawerProps, 'children'> {
  readonly runId: string
  /** Its state until it is loaded. */
  readonly state: RunState
}

function RunDrawer({ runId, state, ...drawer }: RunProps) {
  const { data, error, refetch } = useCall(runDetail, { id: runId }, { quiet: true })
  useLive(taTopics.runChanged, () => void refetch())
  return (
    <CaseDrawer
      {...drawer}
      size={900}
      flow={runFlow}
      of={data ?? { state, actions: [] }}
      loading={data === undefined && !error}
      error={failureOf({ error, refetch })}
      footer={data && <RunActions run={data} />}
    >
      {data && <RunPanel run={data} />}
    </CaseDrawer>
  )
}
