import { defineRead, defineWrite, t } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { newPasswordErrors, newPasswordFaults } from './new-password-errors.ts'
import { account, moveLength, sealedPassword, uuid } from './sign-in.ts'

/**
 * GET: whether the caller's password must be changed; if not, `reason` is ''. Without a session the answer is always
 * '0', so that it reveals neither whether an account exists nor how old its password is.
 */
export const checkResetPassword = defineRead({
  summary: { zh: '是否需修改密码', en: 'Whether the password must be changed' },
  methods: ['GET', 'POST'],
  path: '/api/login/checkResetPassword',
  input: t.strict({ account: t.Optional(account) }),
  output: t.Object({ needReset: t.flag, reason: t.String(), daysLeft: t.Integer() }),
  access: { who: 'public' },
})

/**
 * POST: changes a password by proving the old one, with a solved slider's uuid. Ends all other
 * sessions of the account; the session that makes the change continues under a new id. Both
 * passwords are sealed with one nonce: the old one as for a sign-in, the new one as the UTF-8 of
 * the password itself, because the server has to check it against the rules.
 */
export const updatePassword = defineWrite({
  summary: { zh: '修改密码', en: 'Change a password' },
  path: '/api/login/updatePassword',
  input: t.strict({
    account,
    oldPassword: sealedPassword,
    newPassword: sealedPassword,
    uuid,
    moveLength: t.Optional(moveLength),
  }),
  errors: [
    e.wrongPassword,
    e.loginExpired,
    e.locked,
    e.busy,
    e.sliderWrong,
    e.sliderExpired,
    ...newPasswordFaults,
    newPasswordErrors.passwordTooYoung,
  ],
  access: { who: 'public' },
  idempotent: 'no',
})
