import { type BothLanguages, Refusal, errorText, platformErrors } from '@iisp/contract'
import {
  type MoveContext,
  type WriteContext,
  type Writer,
  beginCase,
  markCase,
  moveCase,
  sql,
  stateLiteral,
} from '@iisp/server'
import { linkedPosition, placeLinkedApplication } from '@iisp/ta/contract'
import { linkedOrderFlow } from '../../../contract/linking/linked-order-states.ts'
import { sharesToRedeem } from '../../../rules/linking/shares-to-redeem.ts'
import { accountsAt } from '../../funds/accounts-at.ts'
import { dealingOf } from '../../funds/fund-terms.ts'
import { type StoredRelation, q } from '../../tables.ts'
import { bySystem } from '../../by-system.ts'
import { type LinkedOrderCase, linkedOrderCaseColumns, linkedOrderCases } from './linked-order-cases.ts'

interface OrderWish {
  /** Key of the event that triggers the order; each key places only one order. */
  readonly origin: string
  /**
   * Origins of the orders that the corrected run had placed. If the mother fund is already dealing
   * one of them, this order is refused.
   */
  readonly earlier?: readonly string[]
  readonly relation: StoredRelation
  readonly kind: '022' | '024' | '142'
  /** Yuan to subscribe, or to raise by the redemption. */
  readonly amount: string
  /** Set if the caller has computed the shares. */
  readonly shares?: string
  readonly notBefore: string
  /** The person at the desk who tries a failed order again; without one the system acts. */
  readonly retriedBy?: MoveContext['actor']
}
type Context = Pick<WriteContext, 'call' | 'now'> & { readonly db: Writer }

const { codes } = linkedOrderFlow
const texts = {
  noAccount: {
    zh: '子基金在母基金登记机构没有可用的基金账户和交易账户',
    en: 'The child fund has no account in use at the register of the mother fund',
  },
  noNav: { zh: '母基金尚无已确认的净值', en: 'The mother fund has no confirmed NAV yet' },
  noShares: {
    zh: '子基金没有可赎回的母基金份额',
    en: 'The child fund holds no shares of the mother that can be redeemed',
  },
  earlierDealt: {
    zh: '更正前的母基金申请{number}已进入交易处理，未重复发起；请核对差额后重试或人工办理',
    en: 'Application {number}, from before the correction, is dealt by the mother fund already, so nothing was placed again. Please check the difference, then retry or see to it by hand.',
  },
  fewShares: {
    zh: '母基金可赎回份额不足，已按可赎回份额发起',
    en: 'Fewer shares than needed: what can be redeemed is',
  },
} as const
class Impossible extends Error {
  readonly reason: BothLanguages
  constructor(reason: BothLanguages) {
    super(reason.en)
    this.reason = reason
  }
}

/**
 * Places an order at the mother fund, or stores the reason why it could not be placed. Returns
 * whether it was placed.
 */
export async function placeOrder(ctx: Context, wish: OrderWish): Promise<boolean> {
  const known = await ctx.db.maybe(
    q
      .selectFrom('fund_relation.linked_order')
      .select(linkedOrderCaseColumns)
      .where('origin', '=', wish.origin),
  )
  if (known !== undefined && known.status !== codes.failed) return known.status === codes.placed
  const failure = await ctx.db.attempt(async () => keep(ctx, wish, known, await place(ctx, wish)))
  if (failure === null) return true
  await keep(ctx, wish, known, { isPlaced: false, reason: reasonOf(failure.error) })
  return false
}

const reasonOf = (error: unknown): BothLanguages => {
  if (error instanceof Impossible) return error.reason
  const { zh, en } = error instanceof Refusal ? error.error : platformErrors.internal
  return { zh, en }
}

interface Outcome {
  readonly isPlaced: boolean
  readonly reason: BothLanguages | null
  readonly shares?: string
  readonly application?: { readonly id: string; readonly applicationNo: string; readonly dealingDate: string }
}

async function place(ctx: Context, wish: OrderWish): Promise<Outcome> {
  const { relation, kind, amount, origin, notBefore } = wish
  await refuseSecond(ctx.db, wish)
  const [account] = await accountsAt(ctx, relation)
  if (account === undefined) throw new Impossible(texts.noAccount)
  const { tradingAccountId } = account
  const order = {
    origin,
    productId: relation.mother_id,
    tradingAccountId,
    kind,
    notBefore,
    remark: remarkOf(wish),
  }
  if (kind === '022') {
    const application = await ctx.call(placeLinkedApplication, { ...order, amount, shares: null })
    return { isPlaced: true, reason: null, application }
  }
  const { shares, fewer } = await redemptionOf(ctx, wish, tradingAccountId)
  const application = await ctx.call(placeLinkedApplication, { ...order, amount: null, shares })
  return { isPlaced: true, reason: fewer ? texts.fewShares : null, shares, application }
}

/**
 * Refuses a second order if an order of the corrected run could not be withdrawn at the reversal
 * and still stands.
 */
async function refuseSecond(db: Writer, { earlier = [] }: OrderWish): Promise<void> {
  const standing = await db.maybe(
    q
      .selectFrom('fund_relation.linked_order')
      .select('application_no')
      .where('origin', '=', sql<string>`ANY(${earlier}::text[])`)
      .where('status', '=', stateLiteral(codes.placed))
      .limit(1),
  )
  if (standing === undefined) return
  const params = { number: standing.application_no }
  const { earlierDealt } = texts
  throw new Impossible({
    zh: errorText(earlierDealt, 'zh', params),
    en: errorText(earlierDealt, 'en', params),
  })
}

const remarkOf = ({ relation, kind }: OrderWish) =>
  kind === '142' ? `付费自动强赎：${relation.child.code}` : `母子联动：${relation.child.code}`

async function redemptionOf(ctx: Context, { relation, amount, shares }: OrderWish, tradingAccountId: string) {
  const productId = relation.mother_id
  const held = await ctx.call(linkedPosition, { productId, tradingAccountId })
  const dealing = shares === undefined ? await dealingOf(ctx, productId) : null
  const answer = sharesToRedeem({ amount, shares, unitNav: dealing?.nav?.unitNav ?? null, held })
  if ('impossible' in answer) throw new Impossible(texts[answer.impossible])
  return answer
}

async function keep(
  ctx: Context,
  wish: OrderWish,
  known: LinkedOrderCase | undefined,
  { isPlaced, reason, shares, application }: Outcome,
): Promise<void> {
  const outcome = {
    reason,
    shares: shares ?? null,
    application_id: application?.id ?? null,
    application_no: application?.applicationNo ?? '',
    dealing_date: application?.dealingDate ?? null,
    at: ctx.now,
  }
  const { origin, kind, amount, retriedBy } = wish
  const detail = { origin, kind, amount, shares: outcome.shares, applicationNo: outcome.application_no }
  const moving = { ...bySystem(ctx.db, ctx.now), ...(retriedBy && { actor: retriedBy }) }
  const [event, who] = retriedBy === undefined ? (['place', 'system'] as const) : (['retry', 'desk'] as const)
  if (known === undefined) {
    const { relation, notBefore } = wish
    const order = await ctx.db.one(
      q
        .insertInto('fund_relation.linked_order')
        .values({
          origin,
          institution_id: relation.institution_id,
          partner_id: relation.partner_id,
          relation_id: relation.id,
          kind,
          amount,
          not_before: notBefore,
          status: isPlaced ? codes.placed : codes.failed,
          ...outcome,
        })
        .returning(linkedOrderCaseColumns),
    )
    return beginCase(moving, linkedOrderCases, order, isPlaced ? 'place' : 'fail', { who, detail })
  }
  await (isPlaced
    ? moveCase(moving, linkedOrderCases, known, event, { who, changes: outcome, detail })
    : markCase(moving, linkedOrderCases, known, 'failAgain', { changes: outcome, detail }))
}
