import { defineCall, platformErrors, strict, t, text } from '@iisp/contract'
import { revealsPasswords } from './access.ts'
import { openingErrors as errors } from './errors.ts'
import { xmbh } from './fields.ts'

/**
 * The fund password in the clear, '' where there is none: to the submitter, a super-manager or the institution's
 * administrator, within five minutes of proving the sign-in password. Every reveal is written to the audit
 * trail. `account` is the caller's own; any other is unknown.
 */
export const getFundPassword = defineCall({
  name: 'getFundPassword',
  summary: '查看资金密码',
  methods: ['POST'],
  path: '/api/securitiesOpening/getFundPassword',
  input: strict({ xmbh, account: text(128, 1) }),
  output: t.Object({ password: text(40) }),
  errors: [platformErrors.notFound, errors.passwordNotYours, errors.stepUpNeeded, errors.revealedTooOften],
  access: revealsPasswords,
  effect: 'write',
  idempotent: 'no',
})
