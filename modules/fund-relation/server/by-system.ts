import type { MoveContext, Writer } from '@iisp/server'

/** The actor of schedules and of the steps that follow a confirmed run. */
export const bySystem = (db: Writer, now: Date): MoveContext => ({
  db,
  now,
  language: 'zh',
  actor: { personId: 'system', name: '系统', behind: null },
})
