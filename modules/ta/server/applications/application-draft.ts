import { refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext } from '@iisp/server'
import { moneyKinds } from '../../contract/applications/application-kinds.ts'
import type { ApplicationForm } from '../../contract/applications/applications.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { kindsFor } from '../../rules/applications/application-actions.ts'
import { targetFund } from '../conversions/target-fund.ts'
import { productsById } from '../products-by-id.ts'
import { q } from '../tables.ts'

type Ctx = Pick<WriteContext<PersonActor>, 'db' | 'call' | 'actor' | 'now' | 'language'>

const isNothing = (figure: string | null) => figure === null || figure === '0.00'

/** The columns of an entered application. Its institution is the fund's manager. */
export async function draftColumns(ctx: Ctx, form: ApplicationForm) {
  const { kind } = form
  if (!kindsFor(ctx.actor.roles).includes(kind)) refuse(e.kindNotYours, { fields: 'kind' })
  const product = (await productsById(ctx, [form.productId])).get(form.productId)
  if (product === undefined) return refuse(e.productUnknown, { fields: 'productId' })
  const account = await accountOf(ctx, form.tradingAccountId, product.JGDM)
  if (account === undefined) return refuse(e.accountUnknown, { fields: 'tradingAccountId' })
  const figures = figuresOf(form)
  return {
    institution_id: product.JGDM,
    product_id: product.ID,
    business_code: kind,
    investor_id: account.investor_id,
    trading_account_id: account.id,
    ...figures,
    ...(await targetOf(ctx, form, product.JGDM)),
    target_product_id: await targetFundOf(ctx, form, product.JGDM),
    large_redemption: form.largeRedemption,
    dealing_date: form.dealingDate,
    remark: form.remark.trim(),
  }
}

const accountOf = ({ db }: Ctx, id: string, institutionId: string) =>
  db.maybe(
    q
      .selectFrom('ta.trading_account')
      .where('id', '=', id)
      .where('institution_id', '=', institutionId)
      .select(['id', 'investor_id']),
  )

function figuresOf({ kind, amount, shares, dividendMethod }: ApplicationForm) {
  const none = { amount: null, shares: null, remaining_shares: null, dividend_method: null }
  if (moneyKinds.includes(kind)) {
    if (isNothing(amount)) refuse(e.amountMissing, { fields: 'amount' })
    return { ...none, amount }
  }
  if (kind === '029') {
    if (dividendMethod === null) refuse(e.methodMissing, { fields: 'dividendMethod' })
    return { ...none, dividend_method: dividendMethod }
  }
  if (isNothing(shares)) refuse(e.sharesMissing, { fields: 'shares' })
  return { ...none, shares, remaining_shares: shares }
}

/** The receiving account of a transfer. */
async function targetOf(ctx: Ctx, form: ApplicationForm, institutionId: string) {
  if (form.kind !== '033') return { target_trading_account_id: null }
  const account = await accountOf(ctx, form.targetTradingAccountId ?? '0', institutionId)
  if (account === undefined || account.id === form.tradingAccountId)
    return refuse(e.targetMissing, { fields: 'targetTradingAccountId' })
  return { target_trading_account_id: account.id }
}

/** The target fund of a conversion, which must have the same manager. */
async function targetFundOf(ctx: Ctx, form: ApplicationForm, institutionId: string): Promise<string | null> {
  if (form.kind !== '036') return null
  const { targetProductId: id, productId } = form
  const fund = id === null ? undefined : (await productsById(ctx, [id])).get(id)
  return targetFund(fund, { productId, institutionId }).ID
}
