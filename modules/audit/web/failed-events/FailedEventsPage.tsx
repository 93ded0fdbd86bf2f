import { failedEventList } from '@iisp/audit/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { Page } from '@iisp/ui/page'
import { useCursorList, useListPage, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { ageOf, failedEventColumns, stateOf } from './failed-event-columns.tsx'
import { failedEventTexts } from './failed-event-texts.ts'
import { type FailedEvent, useReplay } from './use-replay.ts'

/** 失败事件: what a subscriber could not take, to be replayed once its cause is gone. */
export function FailedEventsPage() {
  const t = useText(failedEventTexts)
  const page = useListPage('operations.failed-events')
  const events = useCursorList(failedEventList, {}, { enabled: page.enabled })
  const replay = useReplay()
  const [now] = useState(() => Date.now())
  const columns = useMemo(() => failedEventColumns(t, now), [t, now])
  const [shown, setShown] = useState<FailedEvent | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Page fill title={t('title')} description={t('hint')}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={events.rows}
        rowKey={(row) => row.id}
        loading={events.loading}
        error={events.error}
        emptyText={t('empty')}
        paging={events.paging}
        {...page.table}
        onRowOpen={(row) => {
          setShown(row)
          setOpen(true)
        }}
        heightType="fill"
        actions={
          <>
            <Button
              disabled={!events.rows?.some(({ state }) => state === 'dead')}
              onClick={() => void replay()}
            >
              {t('replayAll')}
            </Button>
            <Button loading={events.loading} onClick={events.refresh}>
              {t('refresh')}
            </Button>
          </>
        }
      />
      <DetailDrawer
        open={open}
        onClose={() => setOpen(false)}
        size={560}
        title={t('event', { id: shown?.id ?? '' })}
        footer={
          shown?.state === 'dead' && (
            <Button
              type="primary"
              onClick={() => {
                setOpen(false)
                void replay(shown)
              }}
            >
              {t('replay')}
            </Button>
          )
        }
      >
        {shown && (
          <Facts
            facts={[
              { label: t('state'), value: stateOf(t, shown) },
              { label: t('topic'), value: shown.topic },
              { label: t('about'), value: shown.about },
              { label: t('at'), value: shown.at },
              { label: t('age'), value: ageOf(t, shown.at, now) },
              { label: t('tries'), value: String(shown.tries) },
              { label: t('nextAt'), value: shown.nextAt ?? '' },
              { label: t('behind'), value: String(shown.behind) },
              { label: t('reason'), value: shown.reason },
            ]}
          />
        )}
      </DetailDrawer>
    </Page>
  )
}
