import { failedEventList, failedEventReplay } from '@iisp/audit/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { useAskAndDo, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { ageOf, type FailedEvent, failedEventColumns, stateOf } from './failed-event-columns.tsx'
import { failedEventTexts } from './failed-event-texts.ts'

/** 失败事件: events that a subscriber failed to process. They can be replayed once the cause is fixed. */
export function FailedEventsPage() {
  const t = useText(failedEventTexts)
  const askAndDo = useAskAndDo()
  const [now] = useState(() => Date.now())
  const columns = useMemo(() => failedEventColumns(t, now), [t, now])
  const words = {
    done: ({ replayed }: { replayed: number }) => t('replayed', { n: String(replayed) }),
    invalidates,
  }
  const replay = ({ id, topic, about, behind }: FailedEvent) =>
    askAndDo(
      failedEventReplay,
      { id },
      {
        ...words,
        content: t('replayAsk', { topic, about, behind: String(behind) }),
        okText: t('replay'),
      },
    )
  const replayAll = () =>
    askAndDo(failedEventReplay, {}, { ...words, content: t('replayAllAsk'), okText: t('replayAll') })
  return (
    <ListPage
      id="operations.failed-events"
      title={t('title')}
      description={t('hint')}
      call={failedEventList}
      columns={columns}
      rowKey={(row) => row.id}
      empty={t('empty')}
      refreshable
      actions={({ rows }) => (
        <Button
          disabled={rows?.every(({ state }) => state !== 'dead') ?? false}
          onClick={() => void replayAll()}
        >
          {t('replayAll')}
        </Button>
      )}
      detail={(event, drawer) => (
        <DetailDrawer
          {...drawer}
          size={560}
          title={t('event', { id: event.id })}
          footer={
            event.state === 'dead' && (
              <Button
                type="primary"
                onClick={() => {
                  drawer.onClose()
                  void replay(event)
                }}
              >
                {t('replay')}
              </Button>
            )
          }
        >
          <Facts
            facts={[
              { label: t('state'), value: stateOf(t, event) },
              { label: t('topic'), value: event.topic },
              { label: t('about'), value: event.about },
              { label: t('at'), value: event.at },
              { label: t('age'), value: ageOf(t, event.at, now) },
              { label: t('tries'), value: String(event.tries) },
              { label: t('nextAt'), value: event.nextAt ?? '' },
              { label: t('behind'), value: String(event.behind) },
              { label: t('reason'), value: event.reason },
            ]}
          />
        </DetailDrawer>
      )}
    />
  )
}
const invalidates = [failedEventList]
