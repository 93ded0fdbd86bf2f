import { defineCall, nothing, strict, t } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { sealedPassword } from './login.ts'

const stepUpAnswer = t.Object({ validSeconds: t.Integer({ minimum: 0, maximum: 300 }) })

/**
 * POST password: proves the sign-in password of the person behind the session, a super-manager's own. For five
 * minutes the session opens what needs it. Wrong tries count like those of a sign-in.
 */
export const stepUp = defineCall({
  name: 'stepUp',
  summary: 'Proves the sign-in password again',
  methods: ['POST'],
  path: '/api/login/basic/stepUp',
  input: strict({ password: sealedPassword }),
  output: stepUpAnswer,
  errors: [e.loginExpired, e.stepUpFailed, e.locked, e.busy],
  access: { who: 'session' },
  effect: 'write',
  idempotent: 'no',
})

/** For how many seconds the last step-up still holds; 0: prove the password first. */
export const getStepUp = defineCall({
  name: 'getStepUp',
  summary: 'Whether the sign-in password was proven lately',
  methods: ['GET', 'POST'],
  path: '/api/login/basic/getStepUp',
  input: nothing,
  output: stepUpAnswer,
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
