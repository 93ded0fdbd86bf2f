import { type Static, type t, refuse } from '@iisp/contract'
import { noticeErrors } from '../../contract/errors.ts'
import { noticeLimits } from '../../contract/limits.ts'

/** The instant of publication: now where no minute is given. Refuses minutes that have passed or are far ahead. */
export function publicationTime(minute: Static<typeof t.minute> | null, now: Date): Date {
  if (minute === null) return now
  const at = new Date(`${minute.date}T${minute.time}:00+08:00`)
  if (at <= now) refuse(noticeErrors.timePassed)
  const days = noticeLimits.daysAhead
  if (at.getTime() > now.getTime() + days * 86_400_000)
    refuse(noticeErrors.tooFarAhead, { days: String(days) })
  return at
}
