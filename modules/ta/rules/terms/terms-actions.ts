import { canMove } from '@iisp/contract'
import { type TermsAction, termsActions } from '../../contract/terms/terms-desk.ts'
import { type TermsState, termsFlow } from '../../contract/terms/terms-states.ts'

/** What a person may do with terms; `isAuthor`: the same human being entered them. */
export const termsActionsOf = (state: TermsState, isAuthor: boolean): TermsAction[] =>
  termsActions.filter((action) => canMove(termsFlow, state, action, isAuthor ? 'author' : 'register'))
