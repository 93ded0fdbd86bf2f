import { defineList, defineWrite, t } from '@iisp/contract'
import { auditErrors } from './errors.ts'
import { failedEvents } from './pages.ts'

const access = {
  who: 'pages',
  pages: [failedEvents],
  roles: ['system-administrator'],
  supervised: false,
} as const

/**
 * Events whose subscribers failed, oldest first; continues by `cursor` (keyset). `retrying`: the next attempt is at
 * `nextAt`; `dead`: waits for a replay; `waiting`: held up by an earlier event about the same object. `behind` counts
 * the events that it holds up.
 */
export const failedEventList = defineList({
  name: 'failedEventList',
  summary: { zh: '失败事件', en: 'Failed events' },
  path: '/api/operations/failed-events/list',
  filters: { cursor: t.Optional(t.text(20)) },
  row: t.Object({
    id: t.id,
    topic: t.String(),
    about: t.String(),
    at: t.dateTime,
    state: t.oneOf('retrying', 'dead', 'waiting'),
    tries: t.Integer(),
    nextAt: t.nullable(t.dateTime),
    behind: t.Integer(),
    reason: t.String(),
  }),
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
