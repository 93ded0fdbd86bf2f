import { writer } from '@iisp/server'
import { feeDay as call } from './fee-day-call.ts'
import { payFees } from './pay-fees.ts'

export const feeDay = writer(call, async ({ db, now, call: ask }) => {
  const [failure] = await payFees.run(db, now, ask)
  if (failure) throw failure.error
  return {}
})
