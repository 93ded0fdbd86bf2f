import { decideCase, decidedBy, writer } from '@iisp/server'
import { navDecide as call } from '../../../contract/dealing/nav.ts'
import { navCases } from './nav-cases.ts'

export const navDecide = writer(call, async (ctx, input) => {
  const { to } = await decideCase(ctx, navCases, input, {
    sides: ['register'],
    changes: decidedBy(ctx, input),
  })
  return { state: to }
})
