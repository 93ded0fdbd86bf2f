import { filterProducts, type OrderStatus, orderFlow, transferTypeCodes } from '@iisp/transfers/contract'
import { changedSince, filters } from '@iisp/web'
import { statusName, typeName } from '../order-names.ts'
import { orderTexts } from '../order-texts.ts'

const productsIn = (list: string): readonly string[] =>
  list
    .split(',')
    .filter((id) => /^[1-9][0-9]{0,17}$/.test(id))
    .slice(0, filterProducts)

export const orderFilters = filters(
  orderTexts,
  ({ keyword, anyOf, dates, amounts, oneOf, own }) => ({
    keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
    products: own({
      blank: [] as readonly string[],
      params: ['productIds'],
      read: (query) => productsIn(query.get('productIds') ?? ''),
      write: (ids): Record<string, string> => (ids.length === 0 ? {} : { productIds: ids.join(',') }),
      send: (ids) => (ids.length === 0 ? {} : { productIds: ids.join(',') }),
    }),
    statuses: anyOf<OrderStatus, 'proStatus'>(orderFlow.all, {
      label: 'status',
      field: 'proStatus',
      optionName: (status, _, locale) => statusName(status, locale),
    }),
    /** Transfer dates. */
    dates: dates({ label: 'dates' }),
    amounts: amounts({ labels: ['minAmount', 'maxAmount'], crossed: 'amountsCrossed' }),
    type: oneOf(transferTypeCodes, {
      label: 'type',
      field: 'hkType',
      optionName: (code, _, locale) => typeName(code, locale),
    }),
    /** '1': the custody account pays. */
    direction: oneOf(['1', '0'], {
      label: 'direction',
      field: 'payFlag',
      optionName: (flag, t) => t(flag === '1' ? 'out' : 'in'),
    }),
    /** '0': broker account, '1': counterparty. */
    target: oneOf(['0', '1'], {
      label: 'target',
      field: 'manualEntryFlag',
      optionName: (flag, t) => t(flag === '0' ? 'broker' : 'counterparty'),
    }),
    partner: keyword({ label: 'partnerAccount', field: 'partnerAccount', max: 40 }),
    /** '1': documents are missing. */
    documents: oneOf(['1', '0'], {
      label: 'documents',
      field: 'qsfj',
      optionName: (flag, t) => t(flag === '1' ? 'paper.missing' : 'paper.complete'),
    }),
    /** '1': failed and not acknowledged yet. */
    failure: oneOf(['1', '0'], {
      label: 'failure',
      field: 'failureOpen',
      optionName: (flag, t) => t(flag === '1' ? 'failures.open' : 'failures.seen'),
    }),
    changed: own(changedSince),
    todo: oneOf(['entry'], { label: 'todo', optionName: (_, t) => t('todos.entry') }),
  }),
  { inSight: 4 },
)
export type OrderFilters = typeof orderFilters.blank
