import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { applicationPassMany as call } from '../../contract/applications/application-desk.ts'
import { taErrors } from '../../contract/errors.ts'
import { controlTotals } from '../../rules/applications/control-totals.ts'
import { applicationToDecide, passApplication } from './pass-application.ts'

export const applicationPassMany = writer(call, async (ctx, { items, ...seen }) => {
  // a fixed order avoids deadlocks between operators who pass the same applications
  const ordered = items.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  const found = []
  for (const item of ordered) {
    const { row } = await applicationToDecide(ctx, { ...item, action: 'pass' })
    found.push(row)
  }
  const totals = controlTotals(found)
  if (totals.amount !== seen.amount || totals.shares !== seen.shares) refuse(taErrors.controlTotal)
  let late = 0
  for (const one of found) if ((await passApplication(ctx, one)).late) late += 1
  return { passed: found.length, late }
})
