import { type OrderStatus, orderFlow } from '@iisp/transfers/contract'
import { filters } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'
import { orderFilters } from '../list/order-filters.ts'

const { sets } = orderFlow
/** The part of the desk's orders that is shown: one state, or those that are closed; null: all that are open. */
export type DeskPart = OrderStatus | 'ended'
export const deskParts: readonly DeskPart[] = [...sets.atDesk, 'ended']
const partIn = (text: string | null): DeskPart | null => deskParts.find((part) => part === text) ?? null

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
    part: own({
      blank: null as DeskPart | null,
      params: ['part'],
      read: (query) => partIn(query.get('part')),
      write: (part): Record<string, string> => (part === null ? {} : { part }),
      send: (part): { proStatus?: string } =>
        part === null ? {} : { proStatus: part === 'ended' ? sets.final.join(',') : part },
    }),
  }),
  { inSight: 4 },
)
export type WorkFilters = typeof workFilters.blank

const sentProducts = (ids: readonly string[]): { productIds?: string } =>
  ids.length === 0 ? {} : { productIds: ids.join(',') }
