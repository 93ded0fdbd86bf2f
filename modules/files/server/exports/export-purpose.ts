import { Refusal, strict } from '@iisp/contract'
import { type ExportSource, type FilePurpose, type PersonActor, authorise } from '@iisp/server'
import { q } from '../tables.ts'

export const exportPurposeName = 'files.export'

/** Files that exports made: the owner's alone, while they last and while the owner may see the table. */
export const exportPurpose = (sources: readonly ExportSource[]): FilePurpose => ({
  name: exportPurposeName,
  access: null,
  rules: { accept: [], maxSize: 0 },
  about: strict({}),
  mayRead: async ({ db, actor, now }, file) => {
    if (file.accountId !== actor.accountId) return false
    const job = await db.maybe(
      q
        .selectFrom('files.export_job')
        .select('source')
        .where('file_id', '=', file.id)
        .where('state', '=', 'done')
        .where('expires_at', '>', now),
    )
    return sources.some((source) => source.name === job?.source && mayList(source, actor))
  },
})

function mayList({ access }: ExportSource, actor: PersonActor): boolean {
  try {
    authorise({ access, errors: [] }, actor)
    return true
  } catch (refused) {
    if (refused instanceof Refusal) return false
    throw refused
  }
}
