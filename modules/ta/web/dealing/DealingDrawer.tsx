import { Button } from '@iisp/ui/button'
import { DetailDrawer, type DetailDrawerProps, Facts } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import { failureOf, useAskAndDo, useCall, useLive, useText } from '@iisp/web'
import { StateDot } from '@iisp/web/states/index'
import { type DealingDay, dealingDayList } from '../../contract/dealing/dealing-days.ts'
import { runDetail, runStart } from '../../contract/dealing/runs.ts'
import { taTopics } from '../../contract/topics.ts'
import { dayState } from './dealing-columns.tsx'
import { dealingTexts } from './dealing-texts.ts'
import { RunActions } from './RunActions.tsx'
import { RunPanel } from './RunPanel.tsx'

interface Props extends Omit<DetailDrawerProps, 'title' | 'children'> {
  readonly day: DealingDay
}

/** An open day of a fund: its applications before the list is frozen, then its run. */
export function DealingDrawer({ day, ...drawer }: Props) {
  const t = useText(dealingTexts)
  const title = t('detail', { name: day.productName, date: day.dealingDate })
  if (day.runId !== null) return <RunDrawer {...drawer} day={day} runId={day.runId} title={title} />
  return (
    <DetailDrawer
      {...drawer}
      title={title}
      extra={<StateDot of={dayState(day, t)} />}
      footer={day.actions.includes('start') && <Start day={day} />}
    >
      {day.awaits !== '' && <p>{t('awaitsNote', { code: day.awaits })}</p>}
      <Facts
        facts={[
          { label: t('cutOff'), value: t(day.cutOffReached ? 'cutOffs.yes' : 'cutOffs.no') },
          { label: t('waiting'), value: String(day.waiting) },
          { label: t('waitingAmount'), value: groupThousands(day.waitingAmount) },
          { label: t('waitingShares'), value: groupThousands(day.waitingShares) },
        ]}
      />
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

type RunProps = Props & { readonly runId: string; readonly title: string }

function RunDrawer({ day, runId, ...drawer }: RunProps) {
  const t = useText(dealingTexts)
  const { data, error, refetch } = useCall(runDetail, { id: runId }, { quiet: true })
  useLive(taTopics.runChanged, () => void refetch())
  return (
    <DetailDrawer
      {...drawer}
      size={900}
      extra={<StateDot of={dayState(day, t)} />}
      loading={data === undefined && !error}
      error={failureOf({ error, refetch })}
      footer={data && data.actions.length > 0 && <RunActions run={data} />}
    >
      {data && <RunPanel run={data} />}
    </DetailDrawer>
  )
}
