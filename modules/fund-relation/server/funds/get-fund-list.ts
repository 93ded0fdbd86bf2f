import { reader } from '@iisp/server'
import { getFundList as call } from '../../contract/funds/look-ups.ts'
import { ownFunds } from './present-fund.ts'

export const getFundList = reader(call, (ctx, { keyword }) => ownFunds(ctx, keyword?.trim() ?? ''))
