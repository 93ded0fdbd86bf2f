import { platformErrors, refuse } from '@iisp/contract'
import type { PersonActor, RawBuilder, Writer } from '@iisp/server'
import { type ArticleChanges, q } from '../tables.ts'

interface Seen {
  readonly id: string
  readonly revision: number
}

/** A new version is the one after the latest. */
type Changes = Omit<ArticleChanges, 'latest'> & { readonly latest?: RawBuilder<number> }

/** Changes an article in the revision that was seen; refuses where somebody else was faster. */
export async function changeArticle(db: Writer, { id, revision }: Seen, changes: Changes) {
  const changed = await db.maybe(
    q
      .updateTable('content.article')
      .set({ ...changes, revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning(['id', 'revision', 'latest']),
  )
  if (changed !== undefined) return changed
  await db.one(q.selectFrom('content.article').where('id', '=', id).select('id'))
  return refuse(platformErrors.conflict)
}

export const auditArticle = (
  db: Writer,
  actor: PersonActor,
  act: 'add' | 'save' | 'restore' | 'publish' | 'withdraw',
  id: string,
  detail: Record<string, unknown>,
) =>
  db.audit({ institutionId: actor.institutionId, action: `content.${act}`, object: `article:${id}`, detail })
