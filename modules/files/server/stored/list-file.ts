import { contentTypeOf, kindOf } from '@iisp/contract/file-kind'
import type { FilePurpose, FileStore, PersonActor, StoredFile, Writer } from '@iisp/server'
import { newId } from '../files.ts'
import { holdContent } from './loose-content.ts'
import { refuseOverQuota } from '../quotas/quota.ts'
import { q } from '../tables.ts'

interface Content {
  readonly hash: string
  readonly size: number
}

/** Lists stored content as a file of the person's institution; the purpose's own row goes in with it. */
export async function listFile(
  db: Writer,
  files: FileStore,
  actor: PersonActor,
  entry: { purpose: FilePurpose; name: string; content: Content; about: object; uploadId?: string },
): Promise<StoredFile> {
  const { purpose, name, content } = entry
  await holdContent(db, files, content.hash)
  await refuseOverQuota(db, actor, content.size, entry.uploadId)
  const kind = kindOf(name)
  const file: StoredFile = {
    id: newId(),
    institutionId: actor.institutionId,
    purpose: purpose.name,
    name,
    contentType: kind === null ? 'application/octet-stream' : contentTypeOf(kind),
    size: content.size,
    accountId: actor.accountId,
  }
  await db.run(
    q.insertInto('files.stored_file').values({
      id: file.id,
      institution_id: file.institutionId,
      purpose: file.purpose,
      name,
      content_type: file.contentType,
      size: String(content.size),
      hash: content.hash,
      account_id: file.accountId,
      uploaded_by: actor.personId,
    }),
  )
  await purpose.keep?.(db, file, entry.about as never)
  db.audit({
    institutionId: actor.institutionId,
    action: purpose.access === null ? 'files.made' : 'files.upload',
    object: `file:${file.id}`,
    detail: { name, purpose: purpose.name, size: content.size },
  })
  return file
}
