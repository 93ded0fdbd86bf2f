import { countProducts } from '@iisp/product/contract'
import { sessionHandler } from '@iisp/server'
import { getCompanyAndProductNum as getCompanyAndProductNumCall } from '../../contract/sign-in.ts'
import { q } from '../tables.ts'

const countServed = q.selectNoFrom((eb) => eb.fn<number>('identity.served_institutions').as('count'))

export const getCompanyAndProductNum = sessionHandler(getCompanyAndProductNumCall, async (ctx) => {
  const [companies, products] = await Promise.all([ctx.db.one(countServed), ctx.call(countProducts, {})])
  return { companyNum: companies.count, productNum: products.count }
})
