import { refuse } from '@iisp/contract'
import {
  type PersonActor,
  type SharedLimit,
  type Writer,
  countRows,
  takeLock,
  takeShared,
} from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { sendingLimits } from '../../contract/limits.ts'
import { newId } from '../files.ts'
import { refuseOverQuota } from '../quotas/quota.ts'
import { q } from '../tables.ts'
import { isUnderWay } from './receiving-ends.ts'

const minutesADay = 24 * 60
const bytesSent: SharedLimit = {
  name: 'files.bytes-sent',
  perMinute: sendingLimits.bytesADay / minutesADay,
  minutes: minutesADay,
  error: fileErrors.tooMuchSent,
}

export interface Announced {
  /** Bytes that will pass at most. They count towards the person's day whether they are kept or not. */
  readonly bytes: number
  /** Bytes of these that the quota does not count yet. */
  readonly beyondUploads: number
}

/** Judges limits and quota before the first byte is written. */
export async function beginReceiving(
  db: Writer,
  actor: PersonActor,
  now: Date,
  { bytes, beyondUploads }: Announced,
): Promise<string> {
  await takeShared(db, bytesSent, actor.personId, now, bytes)
  // one after the other, so that many requests at once are not all within the limit
  await takeLock(db, `files.receiving ${actor.personId}`)
  const { open } = await db.one(
    q
      .selectFrom('files.receiving')
      .select(countRows.as('open'))
      .where('person_id', '=', actor.personId)
      .where(isUnderWay),
  )
  if (open >= sendingLimits.atOnce) refuse(fileErrors.tooManyAtOnce)
  if (beyondUploads > 0) await refuseOverQuota(db, actor, beyondUploads)
  const id = newId()
  await db.run(
    q.insertInto('files.receiving').values({
      id,
      institution_id: actor.institutionId,
      person_id: actor.personId,
      bytes: String(beyondUploads),
    }),
  )
  return id
}

export const endReceiving = (db: Writer, id: string): Promise<number> =>
  db.run(q.deleteFrom('files.receiving').where('id', '=', id))
