import { type Static, defineRead, defineWrite, t } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { stepUpErrors } from './step-up-errors.ts'
import { sealedPassword, uuid } from './sign-in.ts'

/** A code that was sent to the person's phone. */
const sentCode = t.Object({
  uuid: t.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  /** Masked. */
  phone: t.text(20),
  validSeconds: t.Integer(),
  resendSeconds: t.Integer(),
})
export type SentCode = Readonly<Static<typeof sentCode>>

const stepUpAnswer = t.Object({ validSeconds: t.Integer({ minimum: 0, maximum: 300 }) })

/**
 * POST password: proves the sign-in password of the person behind the session, for a super-manager
 * their own. For five minutes the session may then use protected calls. Wrong attempts count like
 * those of a sign-in.
 */
export const stepUp = defineWrite({
  summary: { zh: '再次验证登录密码', en: 'Verify the sign-in password again' },
  path: '/api/login/basic/stepUp',
  input: t.strict({ password: sealedPassword }),
  output: stepUpAnswer,
  errors: [e.loginExpired, stepUpErrors.stepUpFailed, e.locked, e.busy],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

/** Seconds for which the last step-up remains valid; 0: the password must be verified first. */
export const getStepUp = defineRead({
  summary: { zh: '查询近期是否验证过登录密码', en: 'Whether the sign-in password was verified recently' },
  methods: ['GET', 'POST'],
  path: '/api/login/basic/getStepUp',
  output: stepUpAnswer,
  access: { who: 'session' },
})

/**
 * Sends a code to the phone of the person behind the session, to confirm their identity before
 * money moves. The code belongs to this uuid and purpose; a sign-in does not accept it. Limited
 * like the codes of a sign-in.
 */
export const sendStepUpCode = defineWrite({
  summary: { zh: '发送二次验证短信验证码', en: 'Send an SMS code as second factor' },
  path: '/api/login/basic/sendStepUpCode',
  output: sentCode,
  errors: [stepUpErrors.noPhoneToProve, e.smsTooOften],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

/** POST uuid, code: allows the session to move money for 15 minutes. The session gets a new id. */
export const proveStepUpCode = defineWrite({
  summary: { zh: '校验二次验证短信验证码', en: 'Verify the SMS code as second factor' },
  path: '/api/login/basic/proveStepUpCode',
  input: t.strict({ uuid, code: t.text(6, 1) }),
  errors: [e.codeWrong, e.codeExpired],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
