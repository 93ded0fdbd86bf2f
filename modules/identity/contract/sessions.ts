import { defineCall, nothing, strict, t, text } from '@iisp/contract'
import { profile } from '@iisp/contract/shell-answers'
import { identityErrors as e } from './errors.ts'
import { sealedPassword } from './sign-in.ts'

/** Ends the session; succeeds without one. */
export const loginout = defineCall({
  name: 'loginout',
  summary: 'Signs out',
  methods: ['POST', 'GET'],
  path: '/api/login/auth/loginout',
  aliases: ['/api/auth/user/logout'],
  input: nothing,
  output: t.Null(),
  errors: [],
  access: { who: 'public', whileLocked: true },
  effect: 'write',
  idempotent: 'yes',
})

/**
 * Locks the screen, in every window of the session: until it is unlocked, the session opens nothing but this,
 * `getLock`, `unlock` and the way out.
 */
export const lock = defineCall({
  name: 'lock',
  summary: 'Locks the screen',
  methods: ['POST'],
  path: '/api/login/basic/lock',
  input: nothing,
  output: t.Null(),
  errors: [],
  access: { who: 'session', supervised: false, whileLocked: true },
  effect: 'write',
  idempotent: 'yes',
})

/** Whether the screen is locked, and whose session it is. */
export const getLock = defineCall({
  name: 'getLock',
  summary: 'Whether the screen is locked',
  methods: ['GET', 'POST'],
  path: '/api/login/basic/getLock',
  input: nothing,
  output: t.Object({ locked: t.Boolean(), name: t.String() }),
  errors: [],
  access: { who: 'session', whileLocked: true },
  effect: 'read',
  idempotent: 'yes',
})

/**
 * POST password: lifts the lock screen. Wrong tries count like those of a sign-in; the fifth wrong password ends the
 * session.
 */
export const unlock = defineCall({
  name: 'unlock',
  summary: 'Lifts the lock screen',
  methods: ['POST'],
  path: '/api/login/basic/unlock',
  input: strict({ password: sealedPassword }),
  output: t.Null(),
  errors: [e.loginExpired, e.unlockFailed, e.unlockEnded, e.locked, e.busy],
  access: { who: 'session', supervised: false, whileLocked: true },
  effect: 'write',
  idempotent: 'no',
})

/** GET → the signed-in person and institution, by the session's cookie. */
export const getMgrInfoBySessionId = defineCall({
  name: 'getMgrInfoBySessionId',
  summary: 'The signed-in person and institution',
  methods: ['GET', 'POST'],
  path: '/api/common/mgrInfo/getMgrInfoBySessionId',
  input: strict({ sessionId: t.Optional(text(100)) }),
  output: profile,
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
