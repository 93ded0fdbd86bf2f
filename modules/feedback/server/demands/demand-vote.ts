import { isOneOf, refuse } from '@iisp/contract'
import { type PersonActor, type SharedLimit, type Writer, sql, takeShared, writer } from '@iisp/server'
import { demandFlow } from '../../contract/demands/demand-states.ts'
import { demandVote as call } from '../../contract/demands/demands.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { demandLimits } from '../../contract/limits.ts'
import { q } from '../tables.ts'
import { demandActionsFor, isOwnDemand, shownDemands, withVote } from './shown-demands.ts'

const voteLimit: SharedLimit = {
  name: 'feedback.vote',
  perMinute: demandLimits.votesAMinute,
  error: feedbackErrors.votesTooFast,
}

export const demandVote = writer(call, async ({ db, actor, now }, { id, vote }) => {
  await takeShared(db, voteLimit, actor.personId, now)
  const read = () => db.one(withVote(shownDemands(actor).where('d.id', '=', id), actor))
  const demand = await read()
  if (actor.behind !== null) refuse(feedbackErrors.voteAsAnother)
  if (isOwnDemand(demand, actor)) refuse(feedbackErrors.ownVote)
  if (demand.hidden_at !== null || !isOneOf(demandFlow.sets.open, demand.status))
    refuse(feedbackErrors.demandClosed)
  const changed = await (vote ? give(db, actor, id, now) : takeBack(db, actor, id))
  if (changed > 0)
    await db.run(
      q
        .updateTable('feedback.demand')
        .set({ votes: sql`votes + ${vote ? 1 : -1}` })
        .where('id', '=', id),
    )
  const voted = await read()
  return { votes: voted.votes, actions: demandActionsFor(voted, actor) }
})

const give = (db: Writer, actor: PersonActor, id: string, now: Date) =>
  db.run(
    q
      .insertInto('feedback.demand_vote')
      .values({
        demand_id: id,
        account_id: actor.accountId,
        human_id: actor.humanId,
        institution_id: actor.institutionId,
        at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )

/**
 * Withdraws the vote, whichever of the human being's accounts gave it. Returns 1, or 0 if there was
 * no vote.
 */
const takeBack = async (db: Writer, actor: PersonActor, id: string) => {
  const { taken } = await db.one(
    q.selectNoFrom(sql<string>`feedback.take_vote_back(${id}, ${actor.humanId})`.as('taken')),
  )
  return Number(taken)
}
