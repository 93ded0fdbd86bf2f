import { Refusal, t } from '@iisp/contract'
import { type ExportSource, type FilePurpose, type ReadContext, exportSources } from '@iisp/server'
import { q } from '../tables.ts'

export const exportPurposeName = 'files.export'

/** Exported files. Only their owner reads them, until they expire and as long as the owner may list the table. */
export const exportPurpose: FilePurpose = {
  name: exportPurposeName,
  access: null,
  rules: { accept: [], maxSize: 0 },
  about: t.strict({}),
  mayRead: async (ctx, file) => {
    if (file.accountId !== ctx.actor.accountId) return false
    const job = await ctx.db.maybe(
      q
        .selectFrom('files.export_job')
        .select('source')
        .where('file_id', '=', file.id)
        .where('state', '=', 'done')
        .where('expires_at', '>', ctx.now.toISOString()),
    )
    const source = ctx.registry.itemsOf(exportSources).find(({ name }) => name === job?.source)
    return source !== undefined && mayList(ctx, source)
  },
}

async function mayList(ctx: ReadContext, { access }: ExportSource): Promise<boolean> {
  try {
    await ctx.needAccess(access)
    return true
  } catch (refused) {
    if (refused instanceof Refusal) return false
    throw refused
  }
}
