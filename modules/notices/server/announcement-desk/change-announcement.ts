import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Writer, everybody, raw, sql } from '@iisp/server'
import { noticeErrors } from '../../contract/errors.ts'
import { announcementTopics } from '../../contract/topics.ts'

/** Changes an announcement that stands in the version seen; tells the trail and everybody. Gives the new version. */
export async function changeAnnouncement(
  db: Writer,
  actor: PersonActor,
  seen: { readonly id: string; readonly version: number },
  change: { readonly act: 'edit' | 'withdraw'; readonly set: ReturnType<typeof sql> },
): Promise<number> {
  const changed = await db.maybe(
    raw(sql<{ version: number }>`UPDATE notices.announcement SET version = version + 1, ${change.set}
      WHERE id = ${seen.id} AND version = ${seen.version} AND withdrawn_at IS NULL RETURNING version`),
  )
  if (changed === undefined) return refuseChange(db, seen.id)
  db.audit({
    institutionId: actor.institutionId,
    action: `notices.${change.act}`,
    object: `announcement:${seen.id}`,
    detail: { version: changed.version },
  })
  db.emit({ topic: announcementTopics.changed, audience: [everybody], payload: { id: seen.id } })
  return changed.version
}

async function refuseChange(db: Writer, id: string): Promise<never> {
  const there = await db.maybe(
    raw(
      sql<{
        withdrawn: boolean
      }>`SELECT withdrawn_at IS NOT NULL AS withdrawn FROM notices.announcement WHERE id = ${id}`,
    ),
  )
  if (there === undefined) return refuse(platformErrors.notFound)
  return refuse(there.withdrawn ? noticeErrors.withdrawn : platformErrors.conflict)
}
