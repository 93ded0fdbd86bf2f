import { reader } from '@iisp/server'
import { getProductInfoList as call } from '../../contract/funds/look-ups.ts'
import { ownFunds } from './present-fund.ts'

export const getProductInfoList = reader(call, (ctx, { cpdm }) => ownFunds(ctx, cpdm?.trim() ?? ''))
