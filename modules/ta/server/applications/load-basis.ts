import { refuse } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import { businessDate } from '@iisp/contract/date'
import {
  type PersonActor,
  type ReadContext,
  type Reader,
  raw,
  sql,
  stateList,
  stateLiteral,
} from '@iisp/server'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { outgoingKinds } from '../../contract/applications/application-kinds.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { productsByCode } from '@iisp/product/contract'
import { taErrors as e } from '../../contract/errors.ts'
import { type NamedProduct, productsById } from '../products-by-id.ts'
import { circleDays } from '../conversions/circles.ts'
import { targetFund } from '../conversions/target-fund.ts'
import { q } from '../tables.ts'
import { openDaysOf } from './open-days-of.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'

interface Ctx extends Pick<ReadContext<PersonActor>, 'call' | 'now' | 'actor' | 'language'> {
  readonly db: Reader
}
interface Asked {
  readonly productId: string
  readonly tradingAccountId: string
  readonly kind: ApplicationKind
  /** The application being judged. It does not count among the other open applications. */
  readonly except?: string
  /** Conversions only: the target fund. */
  readonly targetProductId?: string
}

/**
 * Loads all facts against which an application of this account in this fund is judged. If the fund is refused, the
 * error names `field`.
 */
export async function loadBasis(
  ctx: Ctx,
  asked: Asked,
  field: 'productId' | 'targetProductId' = 'productId',
): Promise<ApplicationBasis> {
  const { db, now } = ctx
  const { productId, tradingAccountId, kind, targetProductId } = asked
  const product = (await productsById(ctx, [productId])).get(productId)
  if (product === undefined) return refuse(e.productUnknown, { fields: field })
  const account = await accountOf(db, tradingAccountId, product.JGDM)
  if (account === undefined) return refuse(e.accountUnknown, { fields: 'tradingAccountId' })
  const today = businessDate(now)
  const found = await termsInForce(db, productId, today)
  if (found === undefined) return refuse(e.noTerms, { fields: field, code: product.PRODUCT_NO, date: today })
  const openDays = await openDaysOf(ctx, { productId, terms: found.terms }, kind, today)
  const [holding, nav, register] = [
    await holdingOf(db, asked, openDays[0] ?? today),
    await latestNav(db, productId),
    await registerOf(db, productId, account.investorId),
  ]
  return {
    productCode: product.PRODUCT_NO,
    productStatus: product.CPZT,
    terms: found.terms,
    openDays: [...openDays],
    investor: {
      name: account.name,
      status: account.status,
      qualifiedUntil: account.qualifiedUntil,
      riskUntil: account.riskUntil,
    },
    accountStatus: account.accountStatus,
    designatedAccount: mask(await designatedAccount(db, account.investorId, productId)),
    holding,
    nav,
    ...register,
    targets: kind === '036' ? await convertibleInto(ctx, product, found.terms) : [],
    target:
      kind === '036' && targetProductId !== undefined ? await targetBasis(ctx, asked, product.JGDM) : null,
  }
}

/** The running funds of the same manager that a fund's terms allow as targets and that have terms. */
async function convertibleInto(
  ctx: Ctx,
  { ID, JGDM }: Pick<NamedProduct, 'ID' | 'JGDM'>,
  { conversion }: Pick<FundTerms, 'conversion'>,
): Promise<ApplicationBasis['targets']> {
  if (conversion.targets.length === 0) return []
  const { list } = await ctx.call(productsByCode, { codes: [...new Set(conversion.targets)] })
  const running = list.filter((one) => one.JGDM === JGDM && one.CPZT === '1' && one.ID !== ID)
  const named = await productsById(
    ctx,
    running.map((one) => one.ID),
  )
  const targets = []
  for (const one of named.values())
    if ((await termsInForce(ctx.db, one.ID, businessDate(ctx.now))) !== undefined)
      targets.push({ productId: one.ID, productCode: one.PRODUCT_NO, productName: one.NAME })
  return targets
}

/** The target fund of a conversion, judged as for a subscription. Refuses a fund of another manager. */
async function targetBasis(
  ctx: Ctx,
  { productId: source, targetProductId = '0', tradingAccountId, except = '0' }: Asked,
  institutionId: string,
): Promise<ApplicationBasis['target']> {
  const fund = (await productsById(ctx, [targetProductId])).get(targetProductId)
  targetFund(fund, { productId: source, institutionId })
  const asked = { productId: targetProductId, tradingAccountId, kind: '022' } as const
  const basis = await loadBasis(ctx, asked, 'targetProductId')
  const way = { institutionId, source, target: targetProductId, except }
  const { terms } = basis
  return {
    productId: targetProductId,
    productCode: basis.productCode,
    productStatus: basis.productStatus,
    minimumSubscription: terms.minimumSubscription,
    coolingOffHours: terms.coolingOffHours,
    maximumHolders: terms.maximumHolders,
    openDays: basis.openDays,
    circleDays: [...(await circleDays(ctx.db, way, businessDate(ctx.now)))],
    designatedAccount: basis.designatedAccount,
    holders: basis.holders,
    isHolder: basis.isHolder,
  }
}

const accountOf = (db: Reader, id: string, institutionId: string) =>
  db.maybe(
    q
      .selectFrom('ta.trading_account as t')
      .innerJoin('ta.investor as i', 'i.id', 't.investor_id')
      .where('t.id', '=', id)
      .where('t.institution_id', '=', institutionId)
      .select(['i.id as investorId', 'i.name', 'i.status', 't.status as accountStatus'])
      .select(['i.qualified_until as qualifiedUntil', 'i.risk_until as riskUntil']),
  )

async function designatedAccount(db: Reader, investorId: string, productId: string): Promise<string> {
  const found = await db.maybe(
    q
      .selectFrom('ta.designated_account')
      .where('investor_id', '=', investorId)
      .where('product_id', '=', productId)
      .select('account_no'),
  )
  return found?.account_no ?? ''
}

/** Shares of an account in a fund; `unlocked` on a day. */
const holdingOf = (db: Reader, { productId, tradingAccountId, except = '0' }: Asked, day: string) =>
  db.one(
    q
      .selectNoFrom(
        sql<string>`coalesce((SELECT shares FROM ta.holding
          WHERE product_id = ${productId} AND trading_account_id = ${tradingAccountId}), 0)::numeric(18, 2)`.as(
          'shares',
        ),
      )
      .select(
        sql<string>`coalesce((SELECT frozen FROM ta.holding
          WHERE product_id = ${productId} AND trading_account_id = ${tradingAccountId}), 0)::numeric(18, 2)`.as(
          'frozen',
        ),
      )
      .select(
        sql<string>`coalesce((SELECT sum(shares) FROM ta.lot
          WHERE product_id = ${productId} AND trading_account_id = ${tradingAccountId} AND shares > 0
            AND (locked_until IS NULL OR locked_until <= ${day}::date)), 0)::numeric(18, 2)`.as('unlocked'),
      )
      .select(
        sql<string>`coalesce((SELECT sum(remaining_shares) FROM ta.application
          WHERE product_id = ${productId} AND trading_account_id = ${tradingAccountId} AND id <> ${except}
            AND status IN ${stateList(applicationFlow.sets.underWay)}
            AND business_code IN ${stateList(outgoingKinds)}), 0)::numeric(18, 2)`.as('applied'),
      ),
  )

async function latestNav(db: Reader, productId: string): Promise<string | null> {
  const found = await db.maybe(
    q
      .selectFrom('ta.nav')
      .where('product_id', '=', productId)
      .where('status', '=', stateLiteral(navFlow.codes.confirmed))
      .orderBy('nav_date', 'desc')
      .limit(1)
      .select('unit_nav'),
  )
  return found?.unit_nav ?? null
}

/**
 * The number of holders, including investors with a first subscription that is passed and not yet dealt, and whether
 * this investor is one.
 */
async function registerOf(db: Reader, productId: string, investorId: string) {
  const rows = await db.one(
    raw(sql<{ holders: number; isHolder: boolean }>`WITH holder AS (
        SELECT investor_id FROM ta.holding WHERE product_id = ${productId} AND shares_hundredths > 0
        UNION
        SELECT investor_id FROM ta.application
        WHERE (product_id = ${productId} AND business_code IN ('020', '022') OR target_product_id = ${productId})
          AND status = ${stateLiteral(applicationFlow.codes.passed)})
      SELECT count(*)::int AS holders, coalesce((SELECT true FROM ta.holding
        WHERE product_id = ${productId} AND investor_id = ${investorId} AND shares_hundredths > 0 LIMIT 1), false)
        AS "isHolder" FROM holder`),
  )
  return rows
}
