import { getProductInfo } from '@iisp/product/contract'
import type { ReadContext } from '@iisp/server'
import type { RelationFund } from '../../contract/funds/look-ups.ts'
import { type KnownFund, fundsByCode } from './find-funds.ts'

/** An own fund with the documents' keys. */
export const ownFund = (fund: KnownFund): RelationFund => ({
  CPDM: fund.code,
  CPMC: fund.name,
  XMBH: fund.project,
  JGMC: fund.company,
  JGDM: fund.institutionId,
  CPZT: fund.status,
  SFSYGLR: '1',
  IS_BUSI_LIMIT: fund.businessLimited ? '1' : '0',
  DQRQ: fund.expiresOn,
})

/** The caller's funds in the order of pickers, at most 500, all on one page. */
export async function ownFunds(ctx: Pick<ReadContext, 'call' | 'actor'>, keyword: string, type?: string) {
  const found = await ctx.call(getProductInfo, {
    ...(keyword !== '' && { keyword }),
    ...(type && { cplx: type }),
  })
  const codes = found.list.map(({ PRODUCT_NO }) => PRODUCT_NO).slice(0, 500)
  const funds = await fundsByCode(ctx, codes)
  const list = codes.flatMap((code) => {
    const fund = funds.get(code)
    return fund === undefined ? [] : [ownFund(fund)]
  })
  return { list, total: list.length, pageNo: 1, pageSize: 500 }
}
