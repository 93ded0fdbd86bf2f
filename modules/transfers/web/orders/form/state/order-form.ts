import type { OrderAction, TransferDetail, TransferType } from '@iisp/transfers/contract'
import { detailsOf } from '@iisp/transfers/contract'
import { defaultAccount, directionAgrees, firstUsable, neededPartner } from '@iisp/transfers/rules'
import { type OrderFields, asksMarginCall, partnerIdOf } from './order-fields.ts'

/** The existing order that saving updates. */
export interface SavedOrder {
  readonly id: string
  readonly version: number
  readonly orderNo: string
}
export interface SubmittedOrder {
  readonly id: string
  readonly version: number
  readonly orderNo: string
  readonly actions: readonly OrderAction[]
  readonly zlms: '1' | '2' | '3'
  readonly nextStep: string
}
export type Lost = 'custody' | 'partner' | 'contacts'

export interface FormState {
  readonly fields: OrderFields
  /** The fields with which unsaved input is compared. */
  readonly initial: OrderFields
  /** null if the next save creates a new order. */
  readonly order: SavedOrder | null
  /** True if the fields equal those last saved. */
  readonly saved: boolean
  /** True if the fields equal those last submitted. */
  readonly submitted: boolean
  /** The last submission; kept until the form is cleared. */
  readonly success: SubmittedOrder | null
  /** Selections that are no longer offered, until something else is selected. */
  readonly lost: readonly Lost[]
  /** The fields that the form still has to preselect once their lists have loaded. */
  readonly choosing: { readonly custody: boolean; readonly partner: boolean; readonly contacts: boolean }
}

interface Usable {
  readonly ZHZT: string
}
export interface CustodyChoice extends Usable {
  readonly ACCT_NO: string
}
export interface PartnerChoice extends Usable {
  /** Id of a broker or counterparty account. */
  readonly ZHBH: string
  readonly ISDEFAULT: string
}

export type FormAction =
  | { readonly type: 'change'; readonly patch: Partial<OrderFields> }
  | { readonly type: 'product'; readonly id: string | null }
  | { readonly type: 'custody'; readonly accountNo: string | null }
  | { readonly type: 'manual'; readonly on: boolean }
  | { readonly type: 'partner'; readonly id: string | null }
  | { readonly type: 'swap' }
  | { readonly type: 'kind'; readonly kind: TransferType | null }
  | { readonly type: 'detail'; readonly detail: TransferDetail | null }
  | { readonly type: 'custody-loaded'; readonly accounts: readonly CustodyChoice[] }
  | { readonly type: 'partners-loaded'; readonly accounts: readonly PartnerChoice[] }
  | { readonly type: 'partner-deleted'; readonly id: string }
  | {
      readonly type: 'contacts-loaded'
      readonly ids: readonly string[]
      /** Marked as default, to be chosen for a new order. */
      readonly defaults: readonly string[]
    }
  | { readonly type: 'contact-deleted'; readonly id: string }
  | { readonly type: 'saved'; readonly order: SavedOrder; readonly sent: OrderFields }
  | { readonly type: 'submitted'; readonly answer: SubmittedOrder; readonly sent: OrderFields }
  | { readonly type: 'cleared'; readonly fields: OrderFields }

/** A newly opened form. `saved` is true if the fields are those of the existing order. */
export const openForm = (
  fields: OrderFields,
  rest: Partial<Pick<FormState, 'initial' | 'order' | 'saved'>> = {},
): FormState => ({
  fields,
  initial: fields,
  order: null,
  saved: false,
  submitted: false,
  success: null,
  lost: [],
  choosing: {
    custody: fields.productId !== null && fields.custodyAccountNo === null,
    partner: fields.productId !== null && partnerIdOf(fields) === null,
    // a restored draft has the contacts that the person left in it
    contacts: !rest.order && rest.initial === undefined && fields.contactIds.length === 0,
  },
  ...rest,
})

/** Any change of an order's content marks it as unsaved and unsubmitted (BO-053). */
function edit(state: FormState, patch: Partial<OrderFields>): FormState {
  const keys = Object.keys(patch) as (keyof OrderFields)[]
  if (keys.every((key) => Object.is(patch[key], state.fields[key]))) return state
  return { ...state, fields: { ...state.fields, ...patch }, saved: false, submitted: false }
}

const found = (state: FormState, what: Lost): FormState =>
  state.lost.includes(what) ? { ...state, lost: state.lost.filter((lost) => lost !== what) } : state
const lose = (state: FormState, what: Lost): FormState =>
  state.lost.includes(what) ? state : { ...state, lost: [...state.lost, what] }
const choose = (state: FormState, choosing: Partial<FormState['choosing']>): FormState => ({
  ...state,
  choosing: { ...state.choosing, ...choosing },
})

const noPartner = { brokerId: null, counterpartyId: null } as const
const withPartner = (fields: OrderFields, id: string | null): Partial<OrderFields> =>
  fields.manual ? { counterpartyId: id } : { brokerId: id }

export function orderForm(state: FormState, action: FormAction): FormState {
  const { fields } = state
  switch (action.type) {
    case 'change':
      return edit('contactIds' in action.patch ? found(state, 'contacts') : state, action.patch)
    case 'product': {
      if (action.id === fields.productId) return state
      const next = edit(state, { productId: action.id, custodyAccountNo: null, ...noPartner })
      const hasProduct = action.id !== null
      return choose({ ...next, lost: [] }, { custody: hasProduct, partner: hasProduct })
    }
    case 'custody': {
      if (action.accountNo === fields.custodyAccountNo) return state
      const next = edit(state, { custodyAccountNo: action.accountNo, ...noPartner })
      return choose({ ...next, lost: [] }, { custody: false, partner: action.accountNo !== null })
    }
    case 'manual':
      return withManual(state, action.on)
    case 'partner':
      return found(choose(edit(state, withPartner(fields, action.id)), { partner: false }), 'partner')
    case 'swap':
      return edit(state, swapped(fields))
    case 'kind':
      return action.kind === fields.type ? state : withKind(state, action.kind)
    case 'detail': {
      const agrees = action.detail === null || directionAgrees(action.detail, fields.pays)
      return edit(state, { detail: action.detail, pays: agrees ? fields.pays : !fields.pays })
    }
    case 'custody-loaded':
      return preselected(state, custodyLoaded(state, action.accounts))
    case 'partners-loaded':
      return preselected(state, partnersLoaded(state, action.accounts))
    case 'partner-deleted':
      return partnerIdOf(fields) === action.id ? edit(state, withPartner(fields, null)) : state
    case 'contacts-loaded':
      return preselected(state, contactsLoaded(state, action))
    case 'contact-deleted':
      return fields.contactIds.includes(action.id)
        ? edit(state, { contactIds: fields.contactIds.filter((id) => id !== action.id) })
        : state
    case 'saved':
      return {
        ...state,
        order: action.order,
        initial: action.sent,
        saved: fields === action.sent,
        success: null,
      }
    case 'submitted':
      // a submitted order cannot be changed; the next save creates a new one
      return { ...state, order: null, submitted: fields === action.sent, success: action.answer }
    case 'cleared':
      return openForm(action.fields)
  }
}

/** Reverses the direction and swaps 入金 and 出金. */
function swapped({ pays, type, detail }: OrderFields): Partial<OrderFields> {
  if (detail === null || directionAgrees(detail, !pays)) return { pays: !pays }
  const other = detailsOf(type ?? '').find((one) => one !== detail && directionAgrees(one, !pays))
  return { pays: !pays, detail: other ?? null }
}

/** Switches the kind of partner account, which has to be selected again. */
function withManual(state: FormState, manual: boolean): FormState {
  if (manual === state.fields.manual) return state
  const next = found(edit(state, { manual, ...noPartner }), 'partner')
  return choose(next, { partner: state.fields.productId !== null })
}

/** Sets the type and the kind of account that it requires. */
function withKind(state: FormState, kind: TransferType | null): FormState {
  const next = edit(state, kindOf(state.fields, kind))
  const needed = kind === null ? null : neededPartner(kind)
  return needed === null ? next : withManual(next, needed === 'counterparty')
}

/** Selects the type, and its detail if only one is possible in this direction. */
function kindOf(fields: OrderFields, kind: TransferType | null): Partial<OrderFields> {
  const details = detailsOf(kind ?? '-').filter((detail) => directionAgrees(detail, fields.pays))
  return {
    type: kind,
    detail: details.length === 1 ? (details[0] as TransferDetail) : null,
    marginCall: asksMarginCall(kind) && fields.marginCall,
  }
}

/**
 * Selections by the form itself do not count as input that could be lost, unless the person had
 * already entered something.
 */
const preselected = (before: FormState, after: FormState): FormState =>
  after === before || isDirty(before) || after.lost.length > 0 ? after : { ...after, initial: after.fields }

function custodyLoaded(state: FormState, accounts: readonly CustodyChoice[]): FormState {
  const { custodyAccountNo } = state.fields
  if (state.choosing.custody) {
    const first = firstUsable(accounts)?.ACCT_NO ?? null
    return choose(edit(state, { custodyAccountNo: first }), { custody: false })
  }
  const here = custodyAccountNo === null || accounts.some((account) => account.ACCT_NO === custodyAccountNo)
  return here ? state : lose(edit(state, { custodyAccountNo: null, ...noPartner }), 'custody')
}

function partnersLoaded(state: FormState, accounts: readonly PartnerChoice[]): FormState {
  const chosen = partnerIdOf(state.fields)
  if (state.choosing.partner) {
    const one = defaultAccount(accounts)?.ZHBH ?? null
    return choose(edit(state, withPartner(state.fields, one)), { partner: false })
  }
  const here = chosen === null || accounts.some((account) => account.ZHBH === chosen)
  return here ? state : lose(edit(state, withPartner(state.fields, null)), 'partner')
}

function contactsLoaded(
  state: FormState,
  { ids, defaults }: Extract<FormAction, { type: 'contacts-loaded' }>,
): FormState {
  const { contactIds } = state.fields
  if (state.choosing.contacts && contactIds.length === 0)
    return choose(edit(state, { contactIds: defaults }), { contacts: false })
  const left = contactIds.filter((id) => ids.includes(id))
  if (left.length === contactIds.length) return state
  return lose(edit(state, { contactIds: left }), 'contacts')
}

/** Whether there is input that would be lost with the page. */
export const isDirty = ({ fields, initial, saved, submitted }: FormState): boolean =>
  !saved && !submitted && JSON.stringify(fields) !== JSON.stringify(initial)
