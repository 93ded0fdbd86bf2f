import { type PersonActor, type WriteContext, type Writer, authorColumns } from '@iisp/server'
import type { Demand } from '../../contract/demands/demands.ts'
import { type SeenAuthor, isOwn } from '../is-own.ts'
import { q } from '../tables.ts'

interface Written {
  readonly demandId: string
  readonly replyId?: string
  readonly expectResMode?: '1' | '2'
}

/** Stores the author of a demand or an answer, apart from the data that everybody reads. */
export const keepAuthor = (
  db: Writer,
  { actor, now }: Pick<WriteContext<PersonActor>, 'actor' | 'now'>,
  { demandId, replyId, expectResMode }: Written,
) =>
  db.run(
    q.insertInto('feedback.demand_author').values({
      demand_id: demandId,
      reply_id: replyId ?? null,
      ...authorColumns(actor),
      human_id: actor.humanId,
      expect_res_mode: expectResMode ?? null,
      at: now,
    }),
  )

/**
 * The author's relation to the reader, the only information that people of other institutions get.
 */
export function sourceOf(author: SeenAuthor, actor: PersonActor, official = false): Demand['source'] {
  if (official) return 'official'
  if (isOwn(author, actor)) return 'self'
  return author.account_id === null ? 'other' : 'institution'
}
