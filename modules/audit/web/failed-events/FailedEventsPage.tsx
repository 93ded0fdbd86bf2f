import { type FailedEvent, failedEventFields, failedEventList, failedEventReplay } from '@iisp/audit/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { useAskAndDo, useLocale, useText } from '@iisp/web'
import { FieldFacts, columnsOf } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { ageOf } from './age-of.ts'
import { failedEventTexts } from './failed-event-texts.ts'

/** 失败事件: events that a subscriber failed to process. They can be replayed once the cause is fixed. */
export function FailedEventsPage() {
  const t = useText(failedEventTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const [now] = useState(() => Date.now())
  const columns = useMemo(
    () =>
      columnsOf(failedEventFields, locale, [
        'at',
        'state',
        'topic',
        { key: 'about', width: 180 },
        { key: 'reason', width: 340 },
        { key: 'age', title: t('age'), width: 100, value: ({ at }: FailedEvent) => ageOf(t, at, now) },
        'tries',
        'nextAt',
        'behind',
      ]),
    [t, locale, now],
  )
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
          <FieldFacts
            fields={failedEventFields}
            of={event}
            show={[
              'state',
              'topic',
              'about',
              'at',
              { label: t('age'), value: ageOf(t, event.at, now) },
              'tries',
              'nextAt',
              'behind',
              'reason',
            ]}
          />
        </DetailDrawer>
      )}
    />
  )
}
const invalidates = [failedEventList]
