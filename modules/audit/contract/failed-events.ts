import { type RowOf, defineFields, defineList, defineWrite, f, t } from '@iisp/contract'
import { auditErrors } from './errors.ts'
import { failedEvents } from './pages.ts'

const access = {
  who: 'pages',
  pages: [failedEvents],
  roles: ['system-administrator'],
  supervised: false,
} as const

export const failedEventFields = defineFields({
  id: t.id,
  topic: f.longText(['事件', 'Event']),
  about: f.longText(['对象', 'Object']),
  at: f.moment(['发生时间', 'Time']),
  /** dead: waits for a replay. waiting: held up by an earlier event about the same object. */
  state: f.status(
    {
      retrying: ['自动重试中', 'Retrying', 'warning'],
      dead: ['待重放', 'To be replayed', 'danger'],
      waiting: ['排队等待', 'Queued', 'neutral'],
    },
    ['状态', 'State'],
  ),
  tries: f.count(['已试次数', 'Attempts']),
  /** The next attempt of an event that is retried. */
  nextAt: f.orNone(f.moment(['下次重试', 'Next attempt'])),
  /** The events that it holds up. */
  behind: f.count(['排在其后', 'Queued behind']),
  reason: f.longText(['失败原因', 'Reason']),
})
export type FailedEvent = RowOf<typeof failedEventFields>

/** Events whose subscribers failed, oldest first; continues by `cursor` (keyset). */
export const failedEventList = defineList({
  name: 'failedEventList',
  summary: { zh: '失败事件', en: 'Failed events' },
  path: '/api/operations/failed-events/list',
  filters: { cursor: t.Optional(t.text(20)) },
  row: failedEventFields.row,
  access,
})

/** Replays a dead event within seconds, or all dead events if no `id` is given. */
export const failedEventReplay = defineWrite({
  name: 'failedEventReplay',
  summary: { zh: '重放失败事件', en: 'Replay a failed event' },
  path: '/api/operations/failed-events/replay',
  input: t.strict({ id: t.Optional(t.id) }),
  output: t.Object({ replayed: t.Integer({ minimum: 0 }) }),
  errors: [auditErrors.eventNotDead],
  access,
  idempotent: 'yes',
})
