import { mask } from '@iisp/contract/masking'
import { countRows, reader, sql } from '@iisp/server'
import { investorDetail as call } from '../../contract/investors/investors.ts'
import { productsById } from '../products-by-id.ts'
import { q } from '../tables.ts'
import { investorColumns, investorsFound, presentInvestor } from './investor-columns.ts'

export const investorDetail = reader(call, async (ctx, { id }) => {
  const { db, actor } = ctx
  const investor = await db.one(
    investorsFound(actor)
      .where('i.id', '=', id)
      .select(investorColumns)
      .select(['i.email', 'i.address', 'i.product_id as productId', 'i.qualified_file as qualifiedFile']),
  )
  const tradingAccounts = await db.all(
    q
      .selectFrom('ta.trading_account')
      .where('investor_id', '=', id)
      .select([
        'id',
        'account_no as accountNo',
        'distributor',
        'distributor_name as distributorName',
        'status',
      ])
      .select('opened_on as openedOn')
      .orderBy('id'),
  )
  const designated = await db.all(
    q
      .selectFrom('ta.designated_account')
      .where('investor_id', '=', id)
      .select(['product_id as productId', 'account_no as accountNo', 'account_name as accountName', 'bank'])
      .select(['branch_no as branchNo', 'since'])
      .orderBy('id'),
  )
  const { holdings } = await db.one(
    q
      .selectFrom('ta.holding')
      .where('investor_id', '=', id)
      .where(sql<boolean>`shares_hundredths > 0`)
      .select(countRows.as('holdings')),
  )
  const products = await productsById(
    ctx,
    designated.map(({ productId }) => productId),
  )
  return {
    ...presentInvestor(investor, actor),
    email: mask(investor.email),
    address: mask(investor.address),
    tradingAccounts,
    designatedAccounts: designated.map((account) => {
      const product = products.get(account.productId)
      return {
        ...account,
        accountNo: mask(account.accountNo),
        productName: product?.NAME ?? '',
        productCode: product?.PRODUCT_NO ?? '',
      }
    }),
    holdings,
  }
})
