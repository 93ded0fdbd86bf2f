import { reader } from '@iisp/server'
import { getFyxgYjbcjsfs as call } from '../../contract/applications/checks.ts'
import { fundsByCode } from '../funds/find-funds.ts'
import { dealingOf } from '../funds/fund-terms.ts'

const warning = {
  zh: '母子基金业绩报酬计提方式可能重复计提，是否继续？',
  en: 'Mother and child may both charge a performance fee for the same gain. Continue?',
}

export const getFyxgYjbcjsfs = reader(call, async (ctx, { mjjcpdm, zjjcpdm }) => {
  const funds = await fundsByCode(ctx, [mjjcpdm, zjjcpdm])
  const methods = await Promise.all(
    [mjjcpdm, zjjcpdm].map(async (code) => {
      const fund = funds.get(code)
      const dealing = fund === undefined ? null : await dealingOf(ctx, fund.id)
      return dealing?.terms?.performanceFee.method ?? 'none'
    }),
  )
  const twice = methods.every((method) => method === 'perLot')
  return {
    YJBCJSFS: methods.join(','),
    warn: twice ? ('1' as const) : ('0' as const),
    message: twice ? warning[ctx.language] : '',
  }
})
