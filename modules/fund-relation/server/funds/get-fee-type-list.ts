import { reader } from '@iisp/server'
import { type FeeTypeCode, feeTypes, frequencies, usualFrequency } from '../../contract/configs/config.ts'
import { getFeeTypeList as call } from '../../contract/funds/look-ups.ts'
import { feeFrequencies } from './fund-terms.ts'
import { ownFundOf } from './own-fund-of.ts'

export const getFeeTypeList = reader(call, async (ctx, { zjjdm = '' }) => {
  const fund = zjjdm === '' ? undefined : await ownFundOf(ctx, zjjdm)
  const ofTerms = fund === undefined ? {} : await feeFrequencies(ctx, fund.id)
  return (Object.keys(feeTypes) as FeeTypeCode[]).map((type) => {
    const frequency = ofTerms[type] ?? usualFrequency[type]
    return {
      FYLX: type,
      FYLXMS: feeTypes[type][ctx.language],
      ZFPL: frequency,
      ZFPLMS: frequencies[frequency][ctx.language],
    }
  })
})
