import { canMark, canMove, isOneOf } from '@iisp/contract'
import {
  type DemandDeskAction,
  demandDecisions,
  type demandHidings,
} from '../../contract/demands/demand-desk.ts'
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

/**
 * Actions of the desk on a demand. Nobody decides on their own; a hidden demand must first be shown
 * again.
 */
export function deskActionsOn({ state, hidden, own }: SeenDemand): DemandDeskAction[] {
  if (own) return []
  const moves = hidden ? [] : demandDecisions.filter((action) => canMove(demandFlow, state, action, 'desk'))
  const mark = hidden ? 'restore' : 'hide'
  return canMark(demandFlow, state, mark) ? [...moves, mark] : moves
}

/** Actions of the desk on an answer; none on official answers and on the operator's own. */
export const replyActionsOn = (reply: {
  readonly official: boolean
  readonly hidden: boolean
  readonly own: boolean
}): (typeof demandHidings)[number][] =>
  reply.official || reply.own ? [] : [reply.hidden ? 'restore' : 'hide']
