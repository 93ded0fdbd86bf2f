import { reader } from '@iisp/server'
import { getProductInfoList as call } from '../../contract/funds/look-ups.ts'
import { ownFunds } from './present-fund.ts'

export const getProductInfoList = reader(call, async (ctx, { cpdm }) => {
  const code = cpdm?.trim() ?? ''
  const found = await ownFunds(ctx, code)
  if (code === '') return found
  const list = found.list.filter(({ CPDM }) => CPDM === code)
  return { ...found, list, total: list.length }
})
