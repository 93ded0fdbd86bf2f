import { strict } from '@iisp/contract'
import type { FilePurpose } from '@iisp/server'
import { q } from './tables.ts'

/** Files that exports made: the owner's alone, while they last. */
export const exportPurpose: FilePurpose = {
  name: 'files.export',
  access: null,
  rules: { accept: [], maxSize: 0 },
  about: strict({}),
  mayRead: async (ctx, file) =>
    file.accountId === ctx.actor.accountId &&
    (await ctx.db.maybe(
      q
        .selectFrom('files.export_job')
        .select('id')
        .where('file_id', '=', file.id)
        .where('state', '=', 'done')
        .where('expires_at', '>', ctx.now),
    )) !== undefined,
}
