import type { MoveContext, Writer } from '@iisp/server'

/** A schedule, and what follows a confirmed run, act by themselves. */
export const bySystem = (db: Writer, now: Date): MoveContext => ({
  db,
  now,
  language: 'zh',
  actor: { personId: 'system', name: '系统', behind: null },
})
