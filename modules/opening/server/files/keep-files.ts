import { refuse } from '@iisp/contract'
import { megabyte } from '@iisp/contract/upload-rules'
import { type PersonActor, type WriteContext, anyOf, countRows, raw, sql } from '@iisp/server'
import type { ApplicationInput } from '../../contract/form.ts'
import { paperPurpose, paperRules } from '../../contract/papers.ts'
import { openingErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

/** Replaces the files of an application, in this order. They must belong to the institution; at most 50 MB in total. */
export async function keepFiles(
  { db, actor }: WriteContext<PersonActor>,
  applicationId: string,
  files: ApplicationInput['files'],
): Promise<void> {
  const ids = files.map((file) => file.fileId)
  const { known, bytes } = await db.one(
    q
      .selectFrom('files.file')
      .where('institution_id', '=', actor.institutionId)
      .where('purpose', '=', paperPurpose)
      .where('id', '=', anyOf(ids))
      .select([countRows.as('known'), sql<number>`coalesce(sum(size), 0)::float8`.as('bytes')]),
  )
  if (known !== ids.length) refuse(openingErrors.fileGone)
  const { maxSize } = paperRules
  if (bytes > maxSize * megabyte) refuse(openingErrors.filesTooLarge, { limit: String(maxSize) })
  await db.run(
    q
      .deleteFrom('opening.application_file')
      .where('application_id', '=', applicationId)
      .where('institution_id', '=', actor.institutionId),
  )
  if (ids.length === 0) return
  await db.run(
    raw(sql`INSERT INTO opening.application_file (application_id, file_id, institution_id, file_type, position)
      SELECT ${applicationId}::bigint, file_id, ${actor.institutionId}, file_type, place
      FROM unnest(${ids}::text[], ${files.map((file) => file.wdlx)}::text[]) WITH ORDINALITY f(file_id, file_type, place)`),
  )
}
