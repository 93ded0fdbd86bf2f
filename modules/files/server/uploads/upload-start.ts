import { type PersonActor, type Writer, writer } from '@iisp/server'
import { partBytes, uploadsAtOnce } from '../../contract/limits.ts'
import { uploadStart as call } from '../../contract/uploads.ts'
import { type FileSettings, admittedPurpose, newId, rulesOf } from '../files.ts'
import { forgetUploads } from './forget-uploads.ts'
import { refuseOverQuota } from '../quotas/quota.ts'
import { refuseUpload } from './refuse-upload.ts'
import { q } from '../tables.ts'

/** Starts an upload, or resumes one of the same name and size; the hashes of the parts tell whether the content is the same. */
export const uploadStart = (settings: Pick<FileSettings, 'uploadMaxMb'>) =>
  writer(call, async (ctx, input) => {
    const { db, actor, now } = ctx
    const purpose = await admittedPurpose(ctx, input)
    refuseUpload(input, rulesOf(settings, purpose))
    const own = {
      account_id: actor.accountId,
      purpose: purpose.name,
      name: input.name,
      size: String(input.size),
    }
    const about = JSON.stringify(input.about ?? {}) as never
    const known = await db.maybe(
      q
        .updateTable('files.upload')
        .set({ touched_at: now, about })
        .where((where) => where.and(own))
        .where('part_bytes', '=', partBytes)
        .where('file_id', 'is', null)
        .returning('id'),
    )
    if (known === undefined) {
      await makeRoom(db, actor)
      await refuseOverQuota(db, actor, input.size)
      const id = newId()
      await db.run(
        q.insertInto('files.upload').values({
          id,
          ...own,
          institution_id: actor.institutionId,
          part_bytes: partBytes,
          about,
          touched_at: now,
        }),
      )
      return { uploadId: id, partBytes, parts: [] }
    }
    const stored = await db.all(
      q
        .selectFrom('files.upload_part')
        .select(['part', 'hash'])
        .where('upload_id', '=', known.id)
        .orderBy('part'),
    )
    return { uploadId: known.id, partBytes, parts: stored }
  })

/** Uploads that were begun count towards the quota: nobody holds it with many that never end. */
async function makeRoom(db: Writer, actor: PersonActor): Promise<void> {
  const left = await db.all(
    q
      .selectFrom('files.upload')
      .select('id')
      .where('account_id', '=', actor.accountId)
      .where('file_id', 'is', null)
      .orderBy('touched_at', 'desc')
      .offset(uploadsAtOnce - 1)
      .forUpdate()
      .skipLocked(),
  )
  await forgetUploads(
    db,
    left.map(({ id }) => id),
  )
}
