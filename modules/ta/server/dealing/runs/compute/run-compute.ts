import { computeCase, writer } from '@iisp/server'
import { runCompute as call } from '../../../../contract/dealing/runs.ts'
import { runComputed } from './run-computed.ts'

export const runCompute = writer(call, async (ctx, { decision, ...seen }) => {
  const { to, ...computed } = await computeCase(ctx, runComputed, seen, { decision })
  return { ...computed, state: to }
})
