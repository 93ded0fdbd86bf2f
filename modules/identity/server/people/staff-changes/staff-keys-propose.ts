import { writer } from '@iisp/server'
import { staffKeysPropose as call } from '../../../contract/people/staff-changes.ts'
import { enterChange } from './enter-staff-change.ts'
import { accountToPropose } from './propose-for-account.ts'

export const staffKeysPropose = writer(call, async (ctx, input) => {
  const { proposal } = await accountToPropose(ctx, input, 'keys')
  await enterChange(ctx, { ...proposal, kind: 'keys' })
  return null
})
