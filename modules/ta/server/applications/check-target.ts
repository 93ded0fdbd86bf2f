import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import type { PersonActor, WriteContext } from '@iisp/server'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { productsById } from '../products-by-id.ts'
import { type StoredApplication, q } from '../tables.ts'
import { openDaysOf } from './open-days-of.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'

type Ctx = WriteContext<PersonActor>

/** Whether shares may go where they are to go: a conversion into a fund that the terms name, a transfer to somebody else. */
export async function checkTarget(
  ctx: Ctx,
  found: StoredApplication,
  { basis, day }: { readonly basis: ApplicationBasis; readonly day: string },
): Promise<void> {
  if (found.target_product_id !== null) await checkConversion(ctx, found.target_product_id, basis, day)
  if (found.business_code === '033') await checkTransfer(ctx, found)
}

async function checkConversion(ctx: Ctx, productId: string, { terms }: ApplicationBasis, day: string) {
  const field = 'targetProductId'
  const product = (await productsById(ctx, [productId])).get(productId)
  if (product === undefined || !terms.conversion.targets.includes(product.PRODUCT_NO))
    return refuse(e.conversionUnfit, { field })
  const target = await termsInForce(ctx.db, productId, day)
  if (target === undefined) return refuse(e.noTerms, { field, code: product.PRODUCT_NO, date: day })
  const openDays = await openDaysOf(ctx, { productId, terms: target.terms }, '022', businessDate(ctx.now))
  if (!openDays.includes(day)) refuse(e.targetClosed, { field, date: day })
}

async function checkTransfer({ db }: Ctx, found: StoredApplication): Promise<void> {
  const account = await db.maybe(
    q
      .selectFrom('ta.trading_account as t')
      .innerJoin('ta.investor as i', 'i.id', 't.investor_id')
      .where('t.id', '=', found.target_trading_account_id ?? '0')
      .where('t.institution_id', '=', found.institution_id)
      .where('t.status', '=', '0')
      .where('i.status', '=', '0')
      .where('i.id', '<>', found.investor_id)
      .select('t.id'),
  )
  if (account === undefined) refuse(e.transferUnfit, { field: 'targetTradingAccountId' })
}
