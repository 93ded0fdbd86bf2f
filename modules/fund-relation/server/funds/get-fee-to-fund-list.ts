import { reader } from '@iisp/server'
import { getFeeToFundList as call } from '../../contract/funds/look-ups.ts'
import { fundsByCode } from './find-funds.ts'
import { redemptionFeeToAssets } from './fund-terms.ts'

/** An applicant may learn whether the redemption fee of the other manager's fund can be waived. */
export const getFeeToFundList = reader(call, async (ctx, { cpdm }) => {
  const fund = (await fundsByCode(ctx, [cpdm])).get(cpdm)
  if (fund === undefined) return []
  const toAssets = await redemptionFeeToAssets(ctx, fund.id)
  return [{ CPDM: cpdm, FEETYPE: '2', SFGJJZC: toAssets ? ('1' as const) : ('0' as const) }]
})
