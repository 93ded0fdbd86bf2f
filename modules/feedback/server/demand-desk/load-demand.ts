import { platformErrors, refuse } from '@iisp/contract'
import type { PersonActor, Writer } from '@iisp/server'
import type { DemandDeskAction } from '../../contract/demands/demand-desk.ts'
import { feedbackErrors } from '../../contract/errors.ts'
import { deskActionsOn } from '../../rules/demands/demand-actions.ts'
import { q } from '../tables.ts'
import { isOwn } from '../is-own.ts'

interface Seen {
  readonly id: string
  readonly version: number
  readonly action: DemandDeskAction
}

/** A demand and its author, for an action that the desk may take in the version that it has seen. */
export async function loadDemand(db: Writer, actor: PersonActor, { id, version, action }: Seen) {
  const demand = await db.one(
    q
      .selectFrom('feedback.demand as d')
      .innerJoin('feedback.demand_author as a', (join) =>
        join.onRef('a.demand_id', '=', 'd.id').on('a.reply_id', 'is', null),
      )
      .select(['d.id', 'd.title', 'd.status', 'd.version', 'd.hidden_at'])
      .select(['a.institution_id', 'a.account_id', 'a.person_id'])
      .where('d.id', '=', id),
  )
  if (isOwn(demand, actor)) refuse(feedbackErrors.ownDemand)
  if (demand.version !== version) refuse(platformErrors.conflict)
  const allowed = deskActionsOn({ state: demand.status, hidden: demand.hidden_at !== null, own: false })
  if (!allowed.includes(action)) refuse(feedbackErrors.demandMoved)
  return demand
}
