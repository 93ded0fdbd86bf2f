import { defineRead, defineWrite, t } from '@iisp/contract'
import { profile } from '@iisp/contract/shell-answers'
import { identityErrors as e } from './errors.ts'
import { sealedPassword } from './sign-in.ts'

/** Ends the session; succeeds without one. */
export const loginout = defineWrite({
  summary: { zh: '退出登录', en: 'Sign out' },
  methods: ['POST', 'GET'],
  path: '/api/login/auth/loginout',
  aliases: ['/api/auth/user/logout'],
  access: { who: 'public', whileLocked: true, ofOwnSession: true },
  idempotent: 'yes',
})

/**
 * Locks the screen in every window of the session. Until it is unlocked, the session can only make this call, `getLock`,
 * `unlock` and the sign-out.
 */
export const lock = defineWrite({
  summary: { zh: '锁屏', en: 'Lock' },
  path: '/api/login/basic/lock',
  access: { who: 'session', supervised: false, whileLocked: true },
  idempotent: 'yes',
})

/** Whether the screen is locked, and whose session it is. */
export const getLock = defineRead({
  summary: { zh: '锁屏状态', en: 'Lock state' },
  methods: ['GET', 'POST'],
  path: '/api/login/basic/getLock',
  output: t.Object({ locked: t.Boolean(), name: t.personName }),
  access: { who: 'session', whileLocked: true },
})

/**
 * POST password: lifts the lock screen. Wrong attempts count like those of a sign-in; the fifth
 * wrong password ends the session.
 */
export const unlock = defineWrite({
  summary: { zh: '解锁', en: 'Unlock' },
  path: '/api/login/basic/unlock',
  input: t.strict({ password: sealedPassword }),
  errors: [e.loginExpired, e.unlockFailed, e.unlockEnded, e.locked, e.busy],
  access: { who: 'session', supervised: false, whileLocked: true },
  idempotent: 'no',
})

/** GET → the signed-in person and institution, by the session's cookie. */
export const getMgrInfoBySessionId = defineRead({
  summary: { zh: '会话信息', en: 'Session' },
  methods: ['GET', 'POST'],
  path: '/api/common/mgrInfo/getMgrInfoBySessionId',
  input: t.strict({ sessionId: t.Optional(t.text(100)) }),
  output: profile,
  access: { who: 'session' },
})
