import { plainAccountNo } from '@iisp/contract/account-number'
import { type Input, isOneOf } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { getProductInfo } from '@iisp/product/contract'
import { type PersonActor, type ReadContext, changedSince, sql, stateLiteral } from '@iisp/server'
import type { RawBuilder } from 'kysely'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import type { orderTotals } from '../../../contract/orders/totals.ts'
import { toFen } from '../../../rules/ledger/fen.ts'
import { type SubmissionDays, submissionDays } from '../../../rules/desk/waiting.ts'
import { fromFlag } from '../../flags.ts'
import { orderHistory } from '../order-history.ts'

/** Filters of an order list; see `orderFilters` in the contract. */
export type FilterInput = Input<typeof orderTotals>
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

const { codes, sets } = orderFlow
const waitingForEntry = [codes.returned, ...sets.beforePayment]

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
    statuses: chosenStatuses(input),
    days: input.startDate && input.endDate ? { from: input.startDate, to: input.endDate } : null,
  }
  const submitted = input.waiting === undefined ? null : submissionDays(input.waiting, businessDate(ctx.now))
  return {
    ...indexed,
    // the days are part of the name, because the same waiting time means other days tomorrow
    name: nameOf({ ...indexed, submitted, ...forWhom(ctx, input) }, input),
    others: [...otherConditions(input), ...submittedWithin(submitted), ...changedOnly(ctx, input)],
  }
}

/** Fields of a list's input that choose a page and its order. All other fields are filters. */
const paging: ReadonlySet<string> = new Set(['cursor', 'pageNo', 'pageSize', 'sort', 'direction'])
const nameOf = (indexed: object, input: FilterInput): string => {
  const filters = Object.entries(input).filter(([name]) => !paging.has(name))
  return `orders ${JSON.stringify([indexed, filters])}`
}

/** "Changed by somebody else" depends on the person. */
const forWhom = ({ actor }: ReadContext<PersonActor>, { changedSince: since }: FilterInput) =>
  since === undefined ? {} : { person: actor.personId }

function changedOnly(ctx: ReadContext<PersonActor>, { changedSince: since }: FilterInput): Condition[] {
  return since === undefined ? [] : [sql<boolean>`o.id IN ${changedSince(orderHistory, since, ctx)}`]
}

/**
 * The selected statuses. If the to-dos are requested, only statuses in which orders wait for an
 * operator.
 */
function chosenStatuses({ proStatus, todo }: FilterInput): string[] | null {
  const chosen = proStatus ? [...new Set(proStatus.split(','))] : null
  if (todo === undefined) return chosen
  return chosen === null ? [...waitingForEntry] : chosen.filter((status) => isOneOf(waitingForEntry, status))
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

function submittedWithin(days: SubmissionDays | null): Condition[] {
  if (days === null) return []
  const { from, to } = days
  return [
    ...(from === null ? [] : [sql<boolean>`o.submitted_at >= ${from}::date`]),
    ...(to === null ? [] : [sql<boolean>`o.submitted_at < ${to}::date + 1`]),
  ]
}

function otherConditions(input: FilterInput): Condition[] {
  const conditions: Condition[] = []
  if (input.partnerAccount)
    conditions.push(sql<boolean>`o.partner_account_no = ${plainAccountNo(input.partnerAccount)}`)
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
  // with the statuses above: sent back, or lacking documents before payment
  if (input.todo)
    conditions.push(sql<boolean>`(o.status = ${stateLiteral(codes.returned)} OR o.documents_missing)`)
  return conditions
}
