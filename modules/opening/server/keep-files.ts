import { refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, raw, sql } from '@iisp/server'
import type { ApplicationInput } from '../contract/application.ts'
import { paperPurpose } from '../contract/papers.ts'
import { openingErrors } from '../contract/errors.ts'

/** Makes these files, in this order, those of an application. Only files of the institution count. */
export async function keepFiles(
  { db, actor }: WriteContext<PersonActor>,
  applicationId: string,
  files: ApplicationInput['files'],
): Promise<void> {
  const ids = files.map((file) => file.fileId)
  const { known } = await db.one(
    raw(sql<{ known: number }>`SELECT count(*)::int AS known FROM files.file
      WHERE institution_id = ${actor.institutionId} AND purpose = ${paperPurpose} AND id = ANY(${ids}::text[])`),
  )
  if (known !== ids.length) refuse(openingErrors.fileGone)
  await db.run(
    raw(sql`DELETE FROM opening.application_file WHERE application_id = ${applicationId}
      AND institution_id = ${actor.institutionId}`),
  )
  if (ids.length === 0) return
  await db.run(
    raw(sql`INSERT INTO opening.application_file (application_id, file_id, institution_id, file_type, position)
      SELECT ${applicationId}::bigint, file_id, ${actor.institutionId}, file_type, place
      FROM unnest(${ids}::text[], ${files.map((file) => file.wdlx)}::text[]) WITH ORDINALITY f(file_id, file_type, place)`),
  )
}
