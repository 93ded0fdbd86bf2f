import type { Reader } from '@iisp/server'
import { q } from '../tables.ts'

/** The steps of an application, oldest first. */
export const stepsOf = (db: Reader, applicationId: string) =>
  db.all(q.selectFrom('opening.step').selectAll().where('application_id', '=', applicationId).orderBy('seq'))
