import { defineWrite, platformErrors, t } from '@iisp/contract'
import { revealsPasswords } from './access.ts'
import { openingErrors as errors } from './errors.ts'
import { xmbh } from './fields.ts'

/**
 * The fund password in clear text, '' if there is none. For the submitter, a super-manager or the institution's
 * administrator, within five minutes of proving the sign-in password. Every reveal is written to the audit
 * trail. `account` must be the caller's own; 404 for any other.
 */
export const getFundPassword = defineWrite({
  summary: { zh: '查看资金密码', en: 'Show the fund password' },
  path: '/api/securitiesOpening/getFundPassword',
  input: t.strict({ xmbh, account: t.text(128, 1) }),
  output: t.Object({ password: t.text(40) }),
  errors: [platformErrors.notFound, errors.passwordNotYours, errors.stepUpNeeded, errors.revealedTooOften],
  access: revealsPasswords,
  idempotent: 'no',
})
