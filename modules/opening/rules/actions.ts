import { isOneOf } from '@iisp/contract'
import type { ApplicationKind } from '../contract/codes.ts'
import type { ApplicationAction, RelationView } from '../contract/fields.ts'
import { type ApplicationStatus, applicationFlow } from '../contract/states.ts'
import { targetOf } from './moves.ts'

/** The rights from a person's roles and menus. */
export interface Viewer {
  readonly operates: boolean
  readonly urges: boolean
  readonly desk: boolean
}
interface Facts {
  readonly status: ApplicationStatus
  readonly kind: ApplicationKind
  readonly urgedToday: boolean
}
const { codes, sets } = applicationFlow
const deskEvents = ['accept', 'register', 'link', 'courier', 'reject', 'break'] as const

/** Actions of the viewer on the application now. The server offers buttons only by this rule. */
export function actionsFor({ status, kind, urgedToday }: Facts, viewer: Viewer): ApplicationAction[] {
  const actions: ApplicationAction[] = []
  if (viewer.operates) {
    if (isOneOf(sets.editable, status)) actions.push('edit', 'submit')
    if (targetOf(status, 'withdraw', 'operator', kind)) actions.push('withdraw')
  }
  if (viewer.urges && isOneOf(sets.underWay, status) && !urgedToday) actions.push('urge')
  if (viewer.desk) {
    actions.push(...deskEvents.filter((event) => targetOf(status, event, 'custodian', kind) !== undefined))
  }
  return actions
}

/** The kind of account detail that the application has in its state. */
export function relationViewOf({ status, kind }: Pick<Facts, 'status' | 'kind'>): RelationView {
  if (status === codes.dissolved) return 'break'
  if (status === codes.linked) return 'relation'
  return kind === '2' ? 'association' : ''
}
