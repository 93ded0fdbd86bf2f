import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { relationErrors } from '../../contract/errors.ts'
import { getFundInfoByOtherManager as call } from '../../contract/funds/look-ups.ts'
import { fundsByCode } from './find-funds.ts'
import { flag } from '../../rules/flag.ts'
import { ownFund } from './present-fund.ts'

export const getFundInfoByOtherManager = reader(call, async (ctx, { cpdm, jgmc = '' }) => {
  const fund = (await fundsByCode(ctx, [cpdm])).get(cpdm) ?? refuse(relationErrors.fundUnknown)
  if (!fund.company.includes(jgmc.trim())) refuse(relationErrors.fundUnknown)
  if (fund.institutionId === ctx.actor.institutionId) return ownFund(fund)
  // No further data of another manager's fund are disclosed.
  const { CPDM, CPMC, JGMC, CPZT } = ownFund(fund)
  return {
    CPDM,
    CPMC,
    JGMC,
    CPZT,
    XMBH: '',
    JGDM: '',
    SFSYGLR: flag(false),
    IS_BUSI_LIMIT: flag(false),
    DQRQ: null,
  }
})
