import { platformErrors, refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getCpztAndQrms as call } from '../../contract/funds/look-ups.ts'
import { dealingOf } from './fund-terms.ts'
import { flag } from '../../rules/flag.ts'
import { ownFundOf } from './own-fund-of.ts'

export const getCpztAndQrms = reader(call, async (ctx, { cpdm }) => {
  const fund = (await ownFundOf(ctx, cpdm)) ?? refuse(platformErrors.notFound)
  const dealing = await dealingOf(ctx, fund.id)
  return { CPZT: fund.status, QRMS: flag(dealing?.terms?.confirm === 'T+0') }
})
