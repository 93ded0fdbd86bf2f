import { computeCase, writer } from '@iisp/server'
import { dividendCompute as call } from '../../contract/dividends/dividends.ts'
import { dividendComputed } from './dividend-computed.ts'

export const dividendCompute = writer(call, async (ctx, seen) => {
  const { to, ...computed } = await computeCase(ctx, dividendComputed, seen)
  return { ...computed, state: to }
})
