import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Writer, everybody } from '@iisp/server'
import { noticeErrors } from '../../contract/errors.ts'
import { announcementTopics } from '../../contract/topics.ts'
import { type AnnouncementChanges, q } from '../tables.ts'

interface Change {
  readonly act: 'edit' | 'withdraw'
  readonly changes: AnnouncementChanges
  /** For the audit trail. */
  readonly detail?: object
}

/** Changes an announcement in the version seen, with audit row and event. Gives the new version. */
export async function changeAnnouncement(
  db: Writer,
  actor: PersonActor,
  seen: { readonly id: string; readonly version: number },
  { act, changes, detail = {} }: Change,
): Promise<number> {
  const changed = await db.maybe(
    q
      .updateTable('notices.announcement')
      .set({ ...changes, version: seen.version + 1 })
      .where('id', '=', seen.id)
      .where('version', '=', seen.version)
      .where('withdrawn_at', 'is', null)
      .returning('version'),
  )
  if (changed === undefined) return refuseChange(db, seen.id)
  db.audit({
    institutionId: actor.institutionId,
    action: `notices.${act}`,
    object: `announcement:${seen.id}`,
    detail: { version: changed.version, ...detail },
  })
  db.emit({ topic: announcementTopics.changed, audience: [everybody], payload: { id: seen.id } })
  return changed.version
}

async function refuseChange(db: Writer, id: string): Promise<never> {
  const { withdrawn_at } = await db.one(
    q.selectFrom('notices.announcement').where('id', '=', id).select('withdrawn_at'),
  )
  return refuse(withdrawn_at === null ? platformErrors.conflict : noticeErrors.withdrawn)
}
