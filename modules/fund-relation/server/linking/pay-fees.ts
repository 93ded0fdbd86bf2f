import { addDays, businessDate } from '@iisp/contract/date'
import { add, compare, subtract } from '@iisp/contract/exact'
import { multiply } from '@iisp/contract/decimal'
import {
  type CallContext,
  type PartFailure,
  type Schedule,
  type Writer,
  attemptEach,
  sql,
  stateLiteral,
} from '@iisp/server'
import { linkedPosition, quoteForcedRedemption } from '@iisp/ta/contract'
import { productCash } from '@iisp/transfers/contract'
import type { FeeTypeCode, Frequency } from '../../contract/configs/config.ts'
import type { DueState } from '../../contract/linking/linked-orders.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import type { ConfigSettings } from '../../rules/configs/config-faults.ts'
import { dueDates } from '../../rules/linking/due-dates.ts'
import { feeOfPeriod, periodOf } from '../../rules/linking/fee-amount.ts'
import { accountsAt } from '../funds/accounts-at.ts'
import { type Dealing, dealingOf } from '../funds/fund-terms.ts'
import { type KeptReason, type StoredRelation, q } from '../tables.ts'
import { placeOrder } from './place-order.ts'
import { tellShortage } from './tell-shortage.ts'

type Context = Pick<CallContext, 'call' | 'now'> & { readonly db: Writer }
interface InForce {
  readonly config: {
    readonly id: string
    readonly institution_id: string
    readonly partner_id: string | null
  }
  readonly settings: ConfigSettings
  readonly relation: StoredRelation
}
interface Due {
  readonly id: string
  readonly fee_type: string
  readonly due_on: string
}
const monthsOf: Readonly<Record<Frequency, number>> = { '1': 1, '2': 3, '3': 6, '4': 12, '9': 0 }
/** How far ahead due dates are shown. */
const aheadDays = 31

/** Fees of child funds with settings in force: plans their due dates, and redeems for those that have come. */
export const payFees: Schedule = {
  name: 'fund-relation.fees',
  everySeconds: 600,
  async run(db, now, call): Promise<readonly PartFailure[]> {
    const ctx = { db, now, call }
    return attemptEach(db, await settingsInForce(db), async (one) => {
      const dealing = await dealingOf(ctx, one.relation.child_id)
      await planDues(ctx, one, dealing)
      for (const due of await duesToday(ctx, one)) await payDue(ctx, one, due, dealing)
    })
  },
}

async function settingsInForce(db: Writer): Promise<InForce[]> {
  const rows = await db.all(
    q
      .selectFrom('fund_relation.config as c')
      .innerJoin('fund_relation.relation as r', 'r.id', 'c.relation_id')
      .selectAll('r')
      .select(['c.id as configId', 'c.institution_id as owner', 'c.partner_id as other', 'c.in_force'])
      .where('c.in_force', 'is not', null)
      .where('r.status', '=', stateLiteral(relationFlow.codes.effective))
      .orderBy('c.id'),
  )
  return rows.flatMap(({ configId, owner, other, in_force: settings, ...relation }) =>
    settings === null
      ? []
      : [{ config: { id: configId, institution_id: owner, partner_id: other }, settings, relation }],
  )
}

/** One due date for a fee of a child fund and a day, however often it is planned. */
async function planDues(
  { db, now }: Context,
  { config, settings, relation }: InForce,
  dealing: Dealing | null,
) {
  const today = businessDate(now)
  const schedule = dealing?.terms?.feeSchedule ?? []
  const dues = settings.feeTypes.flatMap((type) => {
    const fee = schedule.find((one) => one.type === type)
    if (fee === undefined || fee.dueDay === null) return []
    return dueDates(fee.frequency, fee.dueDay, today, addDays(today, aheadDays)).map((dueOn) => ({
      type,
      dueOn,
    }))
  })
  for (const { type, dueOn } of dues)
    await db.run(
      q
        .insertInto('fund_relation.fee_due')
        .values({
          institution_id: config.institution_id,
          partner_id: config.partner_id,
          config_id: config.id,
          relation_id: relation.id,
          child_id: relation.child_id,
          fee_type: type,
          due_on: dueOn,
          fee: null,
          missing: null,
          shares: null,
          status: 'planned',
          linked_order_id: null,
          transfer_order_id: null,
          reason: null,
          at: now,
        })
        .onConflict((conflict) => conflict.columns(['child_id', 'fee_type', 'due_on']).doNothing()),
    )
}

const duesToday = ({ db, now }: Context, { config }: InForce): Promise<Due[]> =>
  db.all(
    q
      .selectFrom('fund_relation.fee_due')
      .select(['id', 'fee_type', 'due_on'])
      .where('config_id', '=', config.id)
      .where('status', '=', 'planned')
      .where('due_on', '<=', businessDate(now))
      .orderBy('due_on')
      .orderBy('id')
      .forUpdate(),
  )

const texts = {
  unknownFee: {
    zh: '费用金额无法按条款计算（无年费率、净值或份额），请人工办理',
    en: 'The fee cannot be computed from the terms (no rate, NAV or shares). Please pay it by hand.',
  },
  advanced: { zh: '由管理人垫付，不强制赎回', en: 'Advanced by the manager; nothing is redeemed' },
  notPlaced: {
    zh: '未能发起强制赎回，见联动记录',
    en: 'The redemption could not be placed, see the linked orders',
  },
} as const

/** A fee whose day has come: nothing where cash suffices, else shares of the mother are redeemed for what is missing. */
async function payDue(ctx: Context, one: InForce, due: Due, dealing: Dealing | null): Promise<void> {
  const { settings, relation } = one
  const own = feeOf(due, dealing)
  if (own === null) return mark(ctx, due, { status: 'failed', reason: texts.unknownFee })
  const fee = add(own, await carriedOver(ctx, relation, due))
  if (settings.payer === '2') return mark(ctx, due, { status: 'covered', fee, reason: texts.advanced })
  const { available } = await ctx.call(productCash, { productId: relation.child_id })
  if (compare(available, fee) >= 0) return mark(ctx, due, { status: 'covered', fee })
  const missing = subtract(fee, available)
  const [account] = await accountsAt(ctx, relation)
  const wish = {
    origin: `fee:${relation.child_id}/${due.fee_type}/${due.due_on}`,
    relation,
    kind: '142' as const,
  }
  const notBefore = businessDate(ctx.now)
  const quote =
    account === undefined
      ? null
      : await quoteOf(ctx, one, { tradingAccountId: account.tradingAccountId, missing, on: notBefore })
  const shares = quote?.shares ?? '0.00'
  const placed = await placeOrder(ctx, {
    ...wish,
    amount: missing,
    notBefore,
    ...(compare(shares, '0.00') > 0 && { shares }),
  })
  const order = await ctx.db.one(
    q.selectFrom('fund_relation.linked_order').select('id').where('origin', '=', wish.origin),
  )
  const carried = quote?.missing ?? missing
  await mark(ctx, due, {
    status: placed ? 'redeeming' : 'failed',
    fee,
    missing,
    shares: placed ? shares : null,
    carried: placed ? carried : missing,
    linked_order_id: order.id,
    reason: placed ? null : texts.notPlaced,
  })
  if (!placed || compare(carried, '0.00') > 0)
    await tellShortage(ctx, {
      relation,
      settings,
      dueOn: due.due_on,
      feeType: due.fee_type as FeeTypeCode,
      fee,
      carried: placed ? carried : missing,
    })
}

/** The fee by the terms of the child fund, at its latest NAV; null where they do not say. */
function feeOf(due: Due, dealing: Dealing | null): string | null {
  const fee = dealing?.terms?.feeSchedule.find(({ type }) => type === due.fee_type)
  if (!dealing || fee === undefined || fee.annualRate === null || dealing.nav === null) return null
  const months = monthsOf[fee.frequency]
  if (months === 0 || compare(dealing.shares, '0.00') === 0) return null
  const fund = { shares: dealing.shares, unitNav: dealing.nav.unitNav, annualRate: fee.annualRate }
  return feeOfPeriod(fund, periodOf(due.due_on, months))
}

/** What earlier due dates left unpaid is owed with this one, once. */
async function carriedOver(
  { db }: Context,
  { child_id }: StoredRelation,
  { id, fee_type, due_on }: Due,
): Promise<string> {
  const rest = await db.all(
    q
      .updateTable('fund_relation.fee_due as d')
      .from(
        q
          .selectFrom('fund_relation.fee_due')
          .select(['id', 'carried'])
          .where('child_id', '=', child_id)
          .where('fee_type', '=', fee_type)
          .where('due_on', '<', due_on)
          .where('carried', '>', '0')
          .forUpdate()
          .as('before'),
      )
      .set({ carried: '0.00' })
      .where(sql<boolean>`d.id = before.id AND d.id <> ${id}`)
      .returning('before.carried'),
  )
  return rest.map(({ carried }) => carried).reduce(add, '0.00')
}

interface Asked {
  readonly tradingAccountId: string
  readonly missing: string
  readonly on: string
}
/** The shares to redeem: as many as bring what is missing, or the ratio of those held that the settings name. */
async function quoteOf(
  { call }: Context,
  { settings, relation }: InForce,
  { tradingAccountId, missing, on }: Asked,
) {
  const productId = relation.mother_id
  const quote = await call(quoteForcedRedemption, { productId, tradingAccountId, amount: missing, on })
  if (settings.ratio === null) return quote
  const held = await call(linkedPosition, { productId, tradingAccountId })
  const free = subtract(held.shares, held.frozen)
  return { ...quote, shares: multiply(free, settings.ratio, 2, 'truncate') }
}

interface Outcome {
  readonly status: DueState
  readonly fee?: string
  readonly missing?: string
  readonly shares?: string | null
  readonly carried?: string
  readonly linked_order_id?: string
  readonly reason?: KeptReason | null
}
async function mark({ db }: Context, { id }: Due, outcome: Outcome): Promise<void> {
  await db.run(q.updateTable('fund_relation.fee_due').set(outcome).where('id', '=', id))
}
