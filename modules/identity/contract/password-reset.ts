import { defineWrite, t } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { passwordResetErrors as r } from './password-reset-errors.ts'
import { newPasswordFaults } from './new-password-errors.ts'
import { account, sealedPassword, uuid } from './sign-in.ts'

const base = '/api/login/passwordReset'
const offered = { who: 'public' } as const
const code = t.String({ pattern: '^[0-9]{6}$' })

/**
 * POST an account and the uuid of a solved puzzle → the reset that codes to the account's phone and to its mail belong
 * to, in this browser. Answers the same for an account that does not exist, is disabled or has no phone.
 */
export const passwordResetStart = defineWrite({
  name: 'passwordResetStart',
  summary: { zh: '申请重置密码', en: 'Ask for a password reset' },
  path: `${base}/start`,
  input: t.strict({ account, uuid }),
  output: t.Object({ uuid, validSeconds: t.Integer(), resendSeconds: t.Integer() }),
  errors: [e.sliderWrong, e.sliderExpired, r.resetTooOften],
  access: offered,
  idempotent: 'no',
})

/**
 * POST both codes → confirms that they are right; a new password may then be set for
 * `validSeconds`. A reset allows five attempts. The answer does not tell which code was wrong.
 */
export const passwordResetProve = defineWrite({
  name: 'passwordResetProve',
  summary: { zh: '校验重置验证码', en: 'Prove a password reset' },
  path: `${base}/prove`,
  input: t.strict({ uuid, smsCode: code, mailCode: code }),
  output: t.Object({ validSeconds: t.Integer() }),
  errors: [r.resetCodesWrong, r.resetEnded],
  access: offered,
  idempotent: 'no',
})

/**
 * POST the new password, sealed as for `updatePassword`, for a proven reset. Ends all sessions of
 * the account. The rules are those of `updatePassword` except the minimum age, which would lock out
 * a person who forgot today's password for a day.
 */
export const passwordResetFinish = defineWrite({
  name: 'passwordResetFinish',
  summary: { zh: '设置新密码', en: 'Set the password of a reset' },
  path: `${base}/finish`,
  input: t.strict({ uuid, newPassword: sealedPassword }),
  errors: [r.resetEnded, e.loginExpired, ...newPasswordFaults, e.busy],
  access: offered,
  idempotent: 'no',
})
