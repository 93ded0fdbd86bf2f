import { canMove } from '@iisp/contract'
import { type EntryAction, entryActions } from '../../contract/entries/entry-desk.ts'
import { type EntryState, entryFlow } from '../../contract/entries/entry-states.ts'

/** Actions of a desk operator on feedback; nobody decides on their own. */
export const entryActionsOn = (state: EntryState, own: boolean): EntryAction[] =>
  own ? [] : entryActions.filter((action) => canMove(entryFlow, state, action, 'desk'))
