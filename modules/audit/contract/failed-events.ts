import { dateTime, defineCall, id, nullable, oneOf, page, pageOf, strict, t, text } from '@iisp/contract'
import { auditErrors } from './errors.ts'
import { failedEvents } from './pages.ts'

const access = {
  who: 'pages',
  pages: [failedEvents],
  roles: ['system-administrator'],
  supervised: false,
} as const

/**
 * Events that could not be handed to whoever listens, the oldest first; continues by `cursor` (keyset).
 * `retrying` is tried again by itself at `nextAt`; `dead` waits for a replay; `waiting` stands behind an earlier event
 * about the same thing. `behind` is how many wait behind it.
 */
export const failedEventList = defineCall({
  name: 'failedEventList',
  summary: '失败事件',
  methods: ['POST', 'GET'],
  path: '/api/operations/failed-events/list',
  input: strict({ cursor: t.Optional(text(20)), ...page }),
  output: pageOf(
    t.Object({
      id,
      topic: t.String(),
      about: t.String(),
      at: dateTime,
      state: oneOf('retrying', 'dead', 'waiting'),
      tries: t.Integer(),
      nextAt: nullable(dateTime),
      behind: t.Integer(),
      reason: t.String(),
    }),
  ),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** Has a dead event tried again within seconds, or all of them where no `id` is given. */
export const failedEventReplay = defineCall({
  name: 'failedEventReplay',
  summary: '重放失败事件',
  methods: ['POST'],
  path: '/api/operations/failed-events/replay',
  input: strict({ id: t.Optional(id) }),
  output: t.Object({ replayed: t.Integer({ minimum: 0 }) }),
  errors: [auditErrors.eventNotDead],
  access,
  effect: 'write',
  idempotent: 'yes',
})
