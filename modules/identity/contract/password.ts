import { defineCall, flag, strict, t } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { account, sealedPassword } from './login.ts'

/**
 * GET → whether the own password must be changed; `reason` is '' where it need not. Without a session the
 * answer is always '0': whether an account exists, and how old its password is, is nobody else's business.
 */
export const checkResetPassword = defineCall({
  name: 'checkResetPassword',
  summary: 'Whether the password must be changed',
  methods: ['GET', 'POST'],
  path: '/api/login/checkResetPassword',
  input: strict({ account: t.Optional(account) }),
  output: t.Object({ needReset: flag, reason: t.String(), daysLeft: t.Integer() }),
  errors: [],
  access: { who: 'public' },
  effect: 'read',
  idempotent: 'yes',
})

/** POST: changes a password by proving the old one. Ends every session of the account. Both sealed with one nonce. */
export const updatePassword = defineCall({
  name: 'updatePassword',
  summary: 'Changes a password',
  methods: ['POST'],
  path: '/api/login/updatePassword',
  input: strict({ account, oldPassword: sealedPassword, newPassword: sealedPassword }),
  output: t.Null(),
  errors: [e.wrongPassword, e.loginExpired, e.locked, e.passwordReused, e.passwordCommon],
  access: { who: 'public' },
  effect: 'write',
  idempotent: 'no',
})
