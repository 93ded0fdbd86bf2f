import { Refusal } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { add, compare } from '@iisp/contract/exact'
import { type CallContext, type Writer, moveCase } from '@iisp/server'
import { linkedPosition, quoteForcedRedemption } from '@iisp/ta/contract'
import { meetFee } from '../../../rules/linking/meet-fee.ts'
import { partOfShares } from '../../../rules/linking/shares-to-redeem.ts'
import { accountsAt } from '../../funds/accounts-at.ts'
import type { Dealing } from '../../funds/fund-terms.ts'
import { bySystem } from '../../by-system.ts'
import { type DueChanges, type StoredDue, q } from '../../tables.ts'
import { carriedOver } from './carried-over.ts'
import { freeCash } from './child-cash.ts'
import { dueCases } from './due-cases.ts'
import { feeOf, payeeOf } from './fee-of-due.ts'
import { placeOrder } from '../orders/place-order.ts'
import { dropDue, isPerformance, performanceFeeOf } from './performance-due.ts'
import type { InForce } from './settings-in-force.ts'
import { tellShortage } from '../shortages/tell-shortage.ts'

type Context = Pick<CallContext, 'call' | 'now'> & { readonly db: Writer }

type Move = (event: 'advance' | 'fail' | 'provide' | 'redeem', changes: DueChanges) => Promise<void>

const texts = {
  unknownFee: {
    zh: '费用金额无法按条款计算（无年费率、净值或份额），请人工办理',
    en: 'The fee cannot be computed from the terms (no rate, NAV or shares). Please pay it by hand.',
  },
  noPayee: {
    zh: '产品条款未登记该费用的收款账户，请人工办理',
    en: 'The terms of the fund name no account for this fee. Please pay it by hand.',
  },
  notPlaced: {
    zh: '未能发起强制赎回，未付费用结转至下一付费日',
    en: 'The redemption could not be placed; the fee is carried to the next due date',
  },
} as const

/**
 * Pays a fee on its due date: from cash if it is sufficient, otherwise redeems shares of the mother
 * to raise the missing amount.
 */
export async function meetDue(
  ctx: Context,
  one: InForce,
  due: StoredDue,
  dealing: Dealing | null,
): Promise<void> {
  const { db } = ctx
  const move: Move = async (event, changes) => {
    const { fee, shares, carried } = changes
    const detail = { fee, shares, carried }
    await moveCase(bySystem(db, ctx.now), dueCases, due, event, { who: 'system', changes, detail })
  }
  const own = isPerformance(due) ? await performanceFeeOf(ctx, due) : feeOf(due, dealing)
  if (own === null && isPerformance(due)) return void (await dropDue(ctx, due))
  if (own === null) return move('fail', { reason: texts.unknownFee })
  const carried = await carriedOver(db, due)
  // The amount that the register owes already includes the unpaid amounts of earlier due dates.
  const fee = isPerformance(due) ? own : add(own, carried)
  const cash = await freeCash(ctx, due.child_id)
  const hasPayee = payeeOf(due, dealing) !== null
  const answer = meetFee({ fee, cash, payer: one.settings.payer, hasPayee })
  switch (answer.by) {
    case 'advance':
      return move('advance', { fee })
    case 'noPayee':
      return move('fail', { fee, reason: texts.noPayee })
    case 'cash':
      return move('provide', { fee })
    case 'redemption':
      return redeemFor(ctx, one, { due, fee, missing: answer.missing, move })
  }
}

interface Lacking {
  readonly due: StoredDue
  readonly fee: string
  readonly missing: string
  readonly move: Move
}
async function redeemFor(ctx: Context, one: InForce, { due, fee, missing, move }: Lacking): Promise<void> {
  const { settings, relation } = one
  const [account] = await accountsAt(ctx, relation)
  // If the register refuses the quote, it will also refuse the redemption and give the reason
  // there.
  const quote = account && (await quoteOf(ctx, one, account.tradingAccountId, missing).catch(unlessRefused))
  const shares = quote?.unitNav ? { shares: quote.shares } : {}
  const origin = `fee:${due.child_id}/${due.fee_type}/${due.due_on}`
  const notBefore = businessDate(ctx.now)
  const placed = await placeOrder(ctx, {
    origin,
    relation,
    kind: '142',
    amount: missing,
    ...shares,
    notBefore,
  })
  const order = await ctx.db.one(
    q.selectFrom('fund_relation.linked_order').select('id').where('origin', '=', origin),
  )
  const carried = placed ? (quote?.missing ?? missing) : fee
  const known = { fee, missing, carried, linked_order_id: order.id }
  await (placed
    ? move('redeem', { ...known, ...shares })
    : move('fail', { ...known, reason: texts.notPlaced }))
  if (compare(carried, '0.00') > 0)
    tellShortage(ctx.db, { due: { ...due, fee }, relation, settings, carried })
}

const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error
}

/**
 * The shares to redeem: enough to raise the missing amount, or the ratio of the held shares given
 * in the settings.
 */
async function quoteOf(
  { call, now }: Context,
  { settings, relation }: InForce,
  tradingAccountId: string,
  amount: string,
) {
  const productId = relation.mother_id
  const on = businessDate(now)
  const quote = await call(quoteForcedRedemption, { productId, tradingAccountId, amount, on })
  if (settings.ratio === null) return quote
  const held = await call(linkedPosition, { productId, tradingAccountId })
  return { ...quote, shares: partOfShares(held, settings.ratio) }
}
