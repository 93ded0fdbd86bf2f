import { type Schedule, sql } from '@iisp/server'
import { q } from './tables.ts'

/** Deletes checks of accounts after 90 days, and codes that are no longer valid. */
export const sweep: Schedule = {
  name: 'registration.sweep',
  everySeconds: 3600,
  async run(db, now) {
    const oldest = new Date(now.getTime() - 90 * 86_400_000)
    await db.run(q.deleteFrom('registration.account_check').where(sql<boolean>`at < ${oldest}`))
    await db.run(q.deleteFrom('registration.proof').where(sql<boolean>`expires_at < ${now}`))
  },
}
