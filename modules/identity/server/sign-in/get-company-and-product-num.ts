import { countProducts } from '@iisp/product/contract'
import { raw, sessionHandler, sql } from '@iisp/server'
import { getCompanyAndProductNum as getCompanyAndProductNumCall } from '../../contract/sign-in.ts'

export const getCompanyAndProductNum = sessionHandler(getCompanyAndProductNumCall, async (ctx) => {
  const [companies, products] = await Promise.all([
    ctx.db.one(raw(sql<{ count: number }>`SELECT identity.served_institutions() AS count`)),
    ctx.call(countProducts, {}),
  ])
  return { companyNum: companies.count, productNum: products.count }
})
