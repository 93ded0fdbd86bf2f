import { getProductInfo } from '@iisp/product/contract'
import { type PersonActor, type ReadContext, sql } from '@iisp/server'
import type { RawBuilder } from 'kysely'
import { toFen } from '../../../rules/ledger/fen.ts'
import { fromFlag } from '../../flags.ts'

/** Filters of an order list; see `orderFilters` in the contract. */
export interface FilterInput {
  readonly keyword?: string
  readonly productId?: string
  readonly productIds?: string
  readonly proStatus?: string
  readonly startDate?: string
  readonly endDate?: string
  readonly minAmount?: string
  readonly maxAmount?: string
  readonly manualEntryFlag?: '0' | '1'
  readonly payFlag?: '0' | '1'
  readonly hkType?: string
  readonly qsfj?: '0' | '1'
  readonly failureOpen?: '0' | '1'
}
export type Condition = RawBuilder<boolean>

/** Filters prepared for a query. One of the three that have an index of their own is used to drive it. */
export interface Filters {
  /** Equal filters have equal names. */
  readonly name: string
  readonly institutionId: string | null
  readonly orderNoPrefix: string | null
  readonly productIds: readonly string[] | null
  readonly statuses: readonly string[] | null
  /** Transfer date range, inclusive, if both ends are given. */
  readonly days: { readonly from: string; readonly to: string } | null
  /** All other conditions, on the table alias `o`. */
  readonly others: readonly Condition[]
}

const orderNumber = /^(HK)?(\d{8,20})$/i

export async function readFilters(
  ctx: ReadContext<PersonActor>,
  input: FilterInput,
  institutionId: string | null,
): Promise<Filters> {
  const keyword = (input.keyword ?? '').trim()
  const number = orderNumber.exec(keyword)
  const indexed = {
    institutionId,
    orderNoPrefix: number === null ? null : `HK${number[2]}`,
    productIds: await productIds(ctx, chosenProducts(input), number === null ? keyword : ''),
    statuses: input.proStatus ? [...new Set(input.proStatus.split(','))] : null,
    days: input.startDate && input.endDate ? { from: input.startDate, to: input.endDate } : null,
  }
  return { ...indexed, name: nameOf(indexed, input), others: otherConditions(input) }
}

const nameOf = (indexed: object, input: FilterInput): string => {
  const { startDate, endDate, minAmount, maxAmount, manualEntryFlag, payFlag, hkType, qsfj, failureOpen } =
    input
  const others = [
    startDate,
    endDate,
    minAmount,
    maxAmount,
    manualEntryFlag,
    payFlag,
    hkType,
    qsfj,
    failureOpen,
  ]
  return `orders ${JSON.stringify([indexed, others])}`
}

/** The products that were selected, or null for all. */
function chosenProducts({ productId, productIds: list }: FilterInput): string[] | null {
  const several = list ? list.split(',') : null
  if (productId === undefined) return several
  return several === null || several.includes(productId) ? [productId] : []
}

/** A keyword is matched against products first; orders are then found by product. */
async function productIds(
  ctx: ReadContext<PersonActor>,
  chosen: string[] | null,
  keyword: string,
): Promise<string[] | null> {
  if (keyword === '') return chosen
  const { list } = await ctx.call(getProductInfo, { keyword, fjxx: '1', isShowHisGrade: '1' })
  const found = list.map((product) => product.ID)
  return chosen === null ? found : found.filter((id) => chosen.includes(id))
}

function otherConditions(input: FilterInput): Condition[] {
  const conditions: Condition[] = []
  if (input.startDate) conditions.push(sql<boolean>`o.transfer_date >= ${input.startDate}::date`)
  if (input.endDate) conditions.push(sql<boolean>`o.transfer_date <= ${input.endDate}::date`)
  if (input.minAmount) conditions.push(sql<boolean>`o.amount_fen >= ${toFen(input.minAmount)}::bigint`)
  if (input.maxAmount) conditions.push(sql<boolean>`o.amount_fen <= ${toFen(input.maxAmount)}::bigint`)
  if (input.manualEntryFlag) conditions.push(sql<boolean>`o.manual = ${fromFlag(input.manualEntryFlag)}`)
  if (input.payFlag) conditions.push(sql<boolean>`o.pays = ${fromFlag(input.payFlag)}`)
  if (input.hkType) conditions.push(sql<boolean>`o.transfer_type = ${input.hkType}`)
  if (input.qsfj) conditions.push(sql<boolean>`o.documents_missing = ${fromFlag(input.qsfj)}`)
  // the literal condition lets the partial index be used; a parameter would not
  if (input.failureOpen)
    conditions.push(
      input.failureOpen === '1' ? sql<boolean>`o.failure_open` : sql<boolean>`NOT o.failure_open`,
    )
  return conditions
}
