import { isOneOf } from '@iisp/contract'
import type { Input } from '@iisp/contract'
import { isDate } from '@iisp/contract/date'
import { compare, isAmount } from '@iisp/contract/exact'
import {
  type TransferType,
  filterProducts,
  type getTransferList,
  orderFlow,
  transferTypeCodes,
} from '@iisp/transfers/contract'

type Flag = '0' | '1'

/** What the filter row holds: texts as typed, '' or null for everything. */
export interface OrderFilters {
  readonly keyword: string
  readonly products: readonly string[]
  readonly statuses: readonly string[]
  /** Transfer dates, both included. */
  readonly dates: readonly [string, string] | null
  readonly minAmount: string
  readonly maxAmount: string
  readonly type: TransferType | null
  /** '1' the custody account pays. */
  readonly direction: Flag | null
  /** '0' broker account, '1' counterparty. */
  readonly target: Flag | null
  /** '1' documents are missing. */
  readonly documents: Flag | null
  /** '1' failed and nobody has taken note of it. */
  readonly failure: Flag | null
}
export const noFilters: OrderFilters = {
  keyword: '',
  products: [],
  statuses: [],
  dates: null,
  minAmount: '',
  maxAmount: '',
  type: null,
  direction: null,
  target: null,
  documents: null,
  failure: null,
}

/** True where the highest amount asked for is below the lowest. */
export const amountsCrossed = ({ minAmount, maxAmount }: OrderFilters): boolean =>
  isAmount(minAmount) && isAmount(maxAmount) && compare(minAmount, maxAmount) > 0

/** The filters as the call takes them; what is not set is left out. */
export function filterInput(filters: OrderFilters): Partial<Input<typeof getTransferList>> {
  const keyword = filters.keyword.trim()
  return {
    ...(keyword && { keyword }),
    ...(filters.products.length > 0 && { productIds: filters.products.join(',') }),
    ...(filters.statuses.length > 0 && { proStatus: filters.statuses.join(',') }),
    ...(filters.dates && { startDate: filters.dates[0], endDate: filters.dates[1] }),
    ...(filters.minAmount && { minAmount: filters.minAmount }),
    ...(filters.maxAmount && { maxAmount: filters.maxAmount }),
    ...(filters.type && { hkType: filters.type }),
    ...(filters.direction && { payFlag: filters.direction }),
    ...(filters.target && { manualEntryFlag: filters.target }),
    ...(filters.documents && { qsfj: filters.documents }),
    ...(filters.failure && { failureOpen: filters.failure }),
  }
}

/** Filters in the page's address, so that a link and a reload show the same list. */
export const filtersToQuery = (filters: OrderFilters): URLSearchParams =>
  new URLSearchParams(filterInput(filters) as Record<string, string>)

/** The filters that an address names; what is none is ignored. */
export function filtersFromQuery(query: URLSearchParams): OrderFilters {
  const text = (name: string) => query.get(name) ?? ''
  const amount = (name: string) => (isAmount(text(name)) ? text(name) : '')
  const flag = (name: string) => oneOf<Flag>(['0', '1'], text(name))
  const dates = [text('startDate'), text('endDate')] as const
  return {
    keyword: text('keyword'),
    products: productsIn(text('productIds')),
    statuses: text('proStatus')
      .split(',')
      .filter((status) => isOneOf(orderFlow.all, status)),
    dates: isDate(dates[0]) && isDate(dates[1]) ? dates : null,
    minAmount: amount('minAmount'),
    maxAmount: amount('maxAmount'),
    type: oneOf(transferTypeCodes, text('hkType')),
    direction: flag('payFlag'),
    target: flag('manualEntryFlag'),
    documents: flag('qsfj'),
    failure: flag('failureOpen'),
  }
}

const productsIn = (list: string): string[] =>
  list
    .split(',')
    .filter((id) => /^[1-9][0-9]{0,17}$/.test(id))
    .slice(0, filterProducts)

const oneOf = <T extends string>(choices: readonly T[], text: string): T | null =>
  choices.find((choice) => choice === text) ?? null
