import { digestCap, digestLines, digestPeriod } from '@iisp/contract/subscription'
import { reader } from '@iisp/server'
import { todoDigest as call } from '../../contract/todo-digest.ts'
import { getPriorities } from '../../contract/todos.ts'
import { todoLine } from '../../rules/todo-line.ts'

export const todoDigest = reader(call, async (ctx, input) => {
  digestPeriod(input)
  const waiting = (await ctx.call(getPriorities, {})).filter(({ total }) => total > 0)
  const total = waiting.reduce((sum, one) => sum + one.total, 0)
  return {
    total: Math.min(total, digestCap),
    lines: waiting.slice(0, digestLines).map((one) => todoLine(one, ctx.language)),
    menuId: '',
    query: '',
  }
})
