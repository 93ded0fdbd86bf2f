import { type Doer, actionsOn, isOneOf, isOtherPerson } from '@iisp/contract'
import type { DemandDeskAction, demandHidings } from '../../contract/demands/demand-desk.ts'
import { type DemandState, demandFlow } from '../../contract/demands/demand-states.ts'
import type { DemandAction } from '../../contract/demands/demands.ts'

export interface SeenDemand {
  readonly state: DemandState
  readonly hidden: boolean
  /** Written by the same human being, or from the same account. */
  readonly own: boolean
}
interface Voter {
  readonly voted: boolean
  /** Somebody else acts as this account. */
  readonly actsForAnother: boolean
}

/**
 * Actions of a reader. A closed demand keeps its votes. People vote in person, and never for their
 * own demand.
 */
export function demandActionsOn({ state, hidden, own }: SeenDemand, voter: Voter): DemandAction[] {
  if (hidden || !isOneOf(demandFlow.sets.open, state)) return []
  if (own || voter.actsForAnother) return ['reply']
  return [voter.voted ? 'unvote' : 'vote', 'reply']
}

interface DeskDemand extends Omit<SeenDemand, 'own'> {
  /** The persons whose demand it is. */
  readonly propose: Doer
}
/** What the desk may do with a demand. Nobody decides on their own; a hidden one is shown again first. */
export function deskActionsOn(
  { state, hidden, propose }: DeskDemand,
  persons: readonly string[],
): DemandDeskAction[] {
  const moves = actionsOn(demandFlow, ['desk'], state, { persons, by: { propose }, is: { hidden } })
  return isOtherPerson(propose, persons) ? [...moves, hidden ? 'restore' : 'hide'] : moves
}

/** Actions of the desk on an answer; none on official answers and on the operator's own. */
export const replyActionsOn = (reply: {
  readonly official: boolean
  readonly hidden: boolean
  readonly own: boolean
}): (typeof demandHidings)[number][] =>
  reply.official || reply.own ? [] : [reply.hidden ? 'restore' : 'hide']
