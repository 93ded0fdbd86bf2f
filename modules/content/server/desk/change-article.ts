import { platformErrors, refuse } from '@iisp/contract'
import type { PersonActor, RawBuilder, Writer } from '@iisp/server'
import { contentTopics } from '../../contract/topics.ts'
import { type ArticleChanges, q } from '../tables.ts'

interface Seen {
  readonly id: string
  readonly revision: number
}

/** A new version follows the latest one. */
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

/** Writes an act to the audit trail and pushes it to the desks of the operating side. */
export function recordAct(
  db: Writer,
  actor: PersonActor,
  act: 'add' | 'save' | 'restore' | 'publish' | 'withdraw',
  id: string,
  detail: Record<string, unknown>,
): void {
  db.audit({ institutionId: actor.institutionId, action: `content.${act}`, object: `article:${id}`, detail })
  db.emit({ topic: contentTopics.articlesChanged, audience: ['*'], payload: { id } })
}
