import type { Output } from '@iisp/contract'
import type { failedEventList } from '@iisp/audit/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { failedEventTexts } from './failed-event-texts.ts'

export type FailedEvent = Output<typeof failedEventList>['list'][number]
export type FailedEventText = Translate<(typeof failedEventTexts)['zh']>

const tones = { retrying: 'warning', dead: 'danger', waiting: 'neutral' } as const

export const stateOf = (t: FailedEventText, { state }: FailedEvent) => (
  <StatusDot tone={tones[state]} label={t(`states.${state}`)} />
)

/** Age of a time in Shanghai, in its largest unit. */
export function ageOf(t: FailedEventText, at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(`${at.replace(' ', 'T')}+08:00`)) / 60_000))
  if (minutes >= 2880) return t('days', { n: String(Math.floor(minutes / 1440)) })
  return minutes >= 120
    ? t('hours', { n: String(Math.floor(minutes / 60)) })
    : t('minutes', { n: String(minutes) })
}

export const failedEventColumns = (t: FailedEventText, now: number): Column<FailedEvent>[] => [
  { key: 'at', title: t('at'), width: 170, fixed: 'left' },
  {
    key: 'state',
    title: t('state'),
    width: 120,
    value: (row) => t(`states.${row.state}`),
    render: (row) => stateOf(t, row),
  },
  { key: 'topic', title: t('topic'), width: 220 },
  { key: 'about', title: t('about'), width: 180 },
  { key: 'reason', title: t('reason'), width: 340 },
  { key: 'age', title: t('age'), width: 100, value: (row) => ageOf(t, row.at, now) },
  { key: 'tries', title: t('tries'), width: 90, kind: 'number' },
  { key: 'nextAt', title: t('nextAt'), width: 170, value: (row) => row.nextAt ?? '' },
  { key: 'behind', title: t('behind'), width: 100, kind: 'number' },
]
