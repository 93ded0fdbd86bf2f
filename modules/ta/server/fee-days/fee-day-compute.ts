import { computeCase, writer } from '@iisp/server'
import { feeDayCompute as call } from '../../contract/fee-days/fee-days.ts'
import { feeDayComputed } from './fee-day-computed.ts'

export const feeDayCompute = writer(call, async (ctx, seen) => {
  const { to, ...computed } = await computeCase(ctx, feeDayComputed, seen)
  return { ...computed, state: to }
})
