import { canMove } from '@iisp/contract'
import { type ComplaintAction, complaintActions } from '../contract/complaint-desk.ts'
import { type ComplaintState, complaintFlow } from '../contract/complaint-states.ts'

/** Actions of a desk operator on a complaint; nobody decides on their own. */
export const complaintActionsOn = (state: ComplaintState, isOwn: boolean): ComplaintAction[] =>
  isOwn ? [] : complaintActions.filter((action) => canMove(complaintFlow, state, action, 'desk'))
