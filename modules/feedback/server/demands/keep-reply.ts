import type { PersonActor, WriteContext } from '@iisp/server'
import type { DemandState } from '../../contract/demands/demand-states.ts'
import { q } from '../tables.ts'
import { keepAuthor } from './authors.ts'

interface Reply {
  readonly demandId: string
  readonly content: string
  /** The state that an official answer comes with; null for an answer of a user. */
  readonly state: DemandState | null
}

/** Keeps an answer and its author. The caller counts it at the demand. */
export async function keepReply(ctx: WriteContext<PersonActor>, { demandId, content, state }: Reply) {
  const { id } = await ctx.db.one(
    q
      .insertInto('feedback.demand_reply')
      .values({ demand_id: demandId, content, official: state !== null, status: state, at: ctx.now })
      .returning('id'),
  )
  await keepAuthor(ctx.db, ctx, { demandId, replyId: id })
  return id
}
