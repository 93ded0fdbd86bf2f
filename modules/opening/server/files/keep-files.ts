import { checkCaseFiles } from '@iisp/files/contract'
import { type PersonActor, type WriteContext, raw, sql } from '@iisp/server'
import type { ApplicationInput } from '../../contract/form.ts'
import { paperPurpose } from '../../contract/papers.ts'
import { q } from '../tables.ts'

/** Replaces the files of an application, in this order. */
export async function keepFiles(
  ctx: WriteContext<PersonActor>,
  applicationId: string,
  files: ApplicationInput['files'],
): Promise<void> {
  const ids = files.map((file) => file.fileId)
  await ctx.call(checkCaseFiles, { purpose: paperPurpose, fileIds: ids })
  await ctx.db.run(
    q
      .deleteFrom('opening.application_file')
      .where('application_id', '=', applicationId)
      .where('institution_id', '=', ctx.actor.institutionId),
  )
  if (ids.length === 0) return
  await ctx.db.run(
    raw(sql`INSERT INTO opening.application_file (application_id, file_id, institution_id, file_type, position)
      SELECT ${applicationId}::bigint, file_id, ${ctx.actor.institutionId}, file_type, place
      FROM unnest(${ids}::text[], ${files.map((file) => file.wdlx)}::text[]) WITH ORDINALITY f(file_id, file_type, place)`),
  )
}
