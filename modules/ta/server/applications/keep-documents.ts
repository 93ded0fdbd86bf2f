import { checkCaseFiles } from '@iisp/files/contract'
import { type PersonActor, type WriteContext, raw, sql } from '@iisp/server'
import { documentPurpose } from '../../contract/applications/application-kinds.ts'
import { q } from '../tables.ts'

type Ctx = Pick<WriteContext<PersonActor>, 'db' | 'call' | 'actor'>

/** Replaces the documents of an application, in this order. */
export async function keepDocuments(
  { db, call }: Ctx,
  application: { readonly id: string; readonly institution_id: string },
  fileIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(fileIds)]
  await call(checkCaseFiles, { purpose: documentPurpose, fileIds: ids })
  await db.run(q.deleteFrom('ta.application_file').where('application_id', '=', application.id))
  if (ids.length === 0) return
  await db.run(
    raw(sql`INSERT INTO ta.application_file (application_id, file_id, institution_id, position)
      SELECT ${application.id}::bigint, file_id, ${application.institution_id}, place
      FROM unnest(${ids}::text[]) WITH ORDINALITY f(file_id, place)`),
  )
}

export const documentsOf = async ({ db }: Pick<Ctx, 'db'>, applicationId: string): Promise<string[]> =>
  (
    await db.all(
      q
        .selectFrom('ta.application_file')
        .where('application_id', '=', applicationId)
        .orderBy('position')
        .select('file_id'),
    )
  ).map(({ file_id }) => file_id)
