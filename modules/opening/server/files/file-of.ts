import { download } from '@iisp/files/contract'
import type { CallContext, FileAnswer, PersonActor, Reader } from '@iisp/server'
import { loadApplication } from '../load-application.ts'
import { q } from '../tables.ts'

/** Downloads a file of this application from module files; 404 for any other file. */
export async function fileOf(
  ctx: CallContext<PersonActor> & { readonly db: Reader },
  { xmbh, fileId }: { readonly xmbh: string; readonly fileId: string },
): Promise<FileAnswer> {
  const application = await loadApplication(ctx.db, ctx.actor, xmbh)
  await ctx.db.one(
    q
      .selectFrom('opening.application_file')
      .select('file_id')
      .where('application_id', '=', application.id)
      .where('file_id', '=', fileId),
  )
  return (await ctx.call(download, { fileId })) as FileAnswer
}
