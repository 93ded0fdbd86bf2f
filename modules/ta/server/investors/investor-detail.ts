import { mask } from '@iisp/contract/masking'
import { nameIn, reader, sql } from '@iisp/server'
import { investorDetail as call } from '../../contract/investors/investors.ts'
import { productsById } from '../products-by-id.ts'
import { q } from '../tables.ts'
import { investorColumns, investorsFound, presentInvestor } from './investor-columns.ts'

export const investorDetail = reader(call, async (ctx, { id }) => {
  const { db, actor, language } = ctx
  const investor = await db.one(
    investorsFound(actor)
      .where('i.id', '=', id)
      .select(investorColumns(language))
      .select(['i.email', 'i.address', 'i.product_id as productId', 'i.qualified_file as qualifiedFile']),
  )
  const tradingAccounts = await db.all(
    q
      .selectFrom('ta.trading_account as t')
      .leftJoin('identity.institution_name as n', 'n.institution_id', 't.distributor')
      .where('t.investor_id', '=', id)
      .select(['t.id', 't.account_no as accountNo', 't.distributor', 't.status', 't.opened_on as openedOn'])
      .select(sql<string>`coalesce(${nameIn(language, 'n.name')}, t.distributor_name)`.as('distributorName'))
      .orderBy('t.id'),
  )
  const designated = await db.all(
    q
      .selectFrom('ta.designated_account')
      .where('investor_id', '=', id)
      .select(['product_id as productId', 'account_no as accountNo', 'account_name as accountName', 'bank'])
      .select(['branch_no as branchNo', 'since'])
      .orderBy('id'),
  )
  const held = await db.all(
    q
      .selectFrom('ta.holding as h')
      .innerJoin('ta.trading_account as t', 't.id', 'h.trading_account_id')
      .where('h.investor_id', '=', id)
      .where('h.shares_hundredths', '>', '0')
      .select(['h.product_id as productId', 'h.trading_account_id as tradingAccountId'])
      .select(['t.account_no as tradingAccount', 'h.shares', 'h.frozen'])
      .orderBy('h.product_id')
      .orderBy('h.trading_account_id'),
  )
  const products = await productsById(
    ctx,
    [...designated, ...held].map(({ productId }) => productId),
  )
  const named = (productId: string) => {
    const product = products.get(productId)
    return { productName: product?.NAME ?? '', productCode: product?.PRODUCT_NO ?? '' }
  }
  return {
    ...presentInvestor(investor, actor),
    email: mask(investor.email),
    address: mask(investor.address),
    tradingAccounts,
    designatedAccounts: designated.map((account) => ({
      ...account,
      accountNo: mask(account.accountNo),
      ...named(account.productId),
    })),
    held: held.map((one) => ({ ...one, ...named(one.productId) })),
  }
})
