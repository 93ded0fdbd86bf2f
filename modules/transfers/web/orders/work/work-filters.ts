import { isOneOf } from '@iisp/contract'
import { type OrderStatus, type WaitingClass, orderFlow, waitingIds } from '@iisp/transfers/contract'
import { changedSince, filters } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'
import { orderFilters } from '../list/order-filters.ts'

const { sets } = orderFlow
/**
 * The displayed part of the desk's orders: orders before payment (counted by its to-do), one state,
 * or closed orders; null: all open orders.
 */
export type DeskPart = 'ready' | OrderStatus | 'ended'
export const deskParts: readonly DeskPart[] = ['ready', ...sets.atDesk, 'ended']
/** The states of a part. */
export function statusesOf(part: DeskPart | null): readonly OrderStatus[] {
  if (part === null) return sets.atDesk
  if (part === 'ready') return sets.beforePayment
  return part === 'ended' ? sets.final : [part]
}
/**
 * The filters of another part. "Ready" orders have complete documents, so this part sets and clears
 * that filter.
 */
export function withPart(next: DeskPart | null, shown: DeskPart | null) {
  if (next === 'ready') return { part: next, documents: '0' as const }
  return { part: next, ...(shown === 'ready' && { documents: null }) }
}
/** Whether no order of the part is open any more. */
export const isEnded = (part: DeskPart | null): boolean =>
  part !== null && statusesOf(part).every((status) => isOneOf(sets.final, status))
/** The part to which all these states belong, the smallest one; links name states. A single state is a part by itself. */
const partOf = (text: string | null): DeskPart | null => {
  const statuses = text?.split(',') ?? []
  if (statuses.length === 0) return null
  const [only, ...others] = statuses
  const state = orderFlow.all.find((status) => status === only)
  if (state !== undefined && others.length === 0 && isOneOf(sets.final, state)) return state
  const parts = deskParts.filter((part) => statuses.every((status) => isOneOf(statusesOf(part), status)))
  return parts.find((part) => part !== 'ready' && part !== 'ended') ?? parts[0] ?? null
}

/** The filters of the lists in which orders are worked off. The desk shows `part` as segments. */
export const workFilters = filters(
  orderTexts,
  ({ keyword, dates, oneOf, own }) => ({
    keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
    products: own({ ...orderFilters.fields.products, send: (ids) => sentProducts(ids) }),
    dates: dates({ label: 'dates' }),
    direction: oneOf(['1', '0'], {
      label: 'direction',
      field: 'payFlag',
      optionName: (flag, t) => t(flag === '1' ? 'out' : 'in'),
    }),
    documents: oneOf(['1', '0'], {
      label: 'documents',
      field: 'qsfj',
      optionName: (flag, t) => t(flag === '1' ? 'paper.missing' : 'paper.complete'),
    }),
    changed: own(changedSince),
    waiting: oneOf<WaitingClass>(waitingIds, {
      label: 'waiting',
      optionName: (id, t) => t(`waitingSince.${id}`),
    }),
    part: own({
      blank: null as DeskPart | null,
      params: ['proStatus'],
      read: (query) => partOf(query.get('proStatus')),
      write: statusText,
      send: statusText,
    }),
  }),
  { inSight: 4 },
)
export type WorkFilters = typeof workFilters.blank

const sentProducts = (ids: readonly string[]): { productIds?: string } =>
  ids.length === 0 ? {} : { productIds: ids.join(',') }

function statusText(part: DeskPart | null): { proStatus?: string } {
  return part === null ? {} : { proStatus: statusesOf(part).join(',') }
}
