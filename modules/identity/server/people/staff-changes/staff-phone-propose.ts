import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { staffPhonePropose as call } from '../../../contract/people/staff-changes.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { enterChange } from './enter-staff-change.ts'
import { accountToPropose } from './propose-for-account.ts'

export const staffPhonePropose = writer(call, async (ctx, input) => {
  const { one, proposal } = await accountToPropose(ctx, input, 'phone')
  if (one.phone === input.phone) refuse(staffErrors.phoneUnchanged)
  await enterChange(ctx, { ...proposal, kind: 'phone', phone: input.phone, phone_before: one.phone })
  return null
})
