import type { OrderAction } from '../contract/order.ts'
import { type Parts, mayReview, maySign } from './four-eyes.ts'
import { canMove } from './order-moves.ts'
import { type Resubmittable, mayResubmit } from './resubmit.ts'

/** Who looks at an order: the real person and what their menus and roles let them do. */
export interface Viewer {
  readonly person: string
  readonly operates: boolean
  readonly reviews: boolean
  readonly signs: boolean
  readonly desk: boolean
}

const deskEvents = ['accept', 'return', 'void', 'pay', 'settle', 'fail'] as const
/** An order whose documents are missing neither starts nor pays. */
const waitsForDocuments: readonly string[] = ['accept', 'pay']
const documentStatuses: readonly string[] = ['040', '050', '051']

/** What the viewer may do with the order now: the server's answer to every button. */
export function actionsFor(order: Resubmittable & Parts, viewer: Viewer): OrderAction[] {
  const actions: OrderAction[] = []
  if (viewer.operates) {
    if (mayResubmit(order)) actions.push('edit', 'submit')
    actions.push('copy')
    if (canMove(order.status, 'recall', 'operator')) actions.push('recall')
    if (canMove(order.status, 'withdraw', 'operator')) actions.push('withdraw')
  }
  if (viewer.reviews && order.status === '020' && mayReview(order, viewer.person)) actions.push('review')
  if (viewer.signs && order.status === '030' && maySign(order, viewer.person)) actions.push('sign')
  if (viewer.desk) {
    const open = deskEvents.filter((event) => canMove(order.status, event, 'custodian'))
    actions.push(...open.filter((event) => !(order.documentsMissing && waitsForDocuments.includes(event))))
    if (documentStatuses.includes(order.status) && !order.documentsMissing) actions.push('request-documents')
  }
  return actions
}
