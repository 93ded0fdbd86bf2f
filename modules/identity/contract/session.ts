import { defineCall, flag, nothing, nullable, roles, strict, t, text, oneOf } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { account, sealedPassword, sessionAnswer } from './login.ts'

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
  output: t.Object({
    cpName: t.String(),
    name: t.String(),
    account: t.String(),
    /** Who signed in, where the session acts as another's account; '' where people act for themselves. */
    realName: t.String(),
    realAccount: t.String(),
    /** Masked; '' where none is registered. */
    phone: text(20),
    email: text(128),
    instiCode: t.String(),
    cpId: t.String(),
    /** '1' manager, '2' custodian, '3' channel. */
    cpType: oneOf('1', '2', '3'),
    supperMgrChg: flag,
    isPublic: flag,
    isPrivateAccount: flag,
    /** '1' administrator of the institution, '0' ordinary account, '2' channel account. */
    isMgr: oneOf('0', '1', '2'),
    /** 0 none chosen, 1 institution platform, 2 channel platform. */
    managerType: t.Union([t.Literal(0), t.Literal(1), t.Literal(2)]),
    managerTypeOrg: t.Integer(),
    zoneType: t.Integer(),
    loginType: t.Union([t.Literal(0), t.Literal(1), t.Literal(2)]),
    menuTopology: t.String(),
    roles: t.Array(oneOf(...roles)),
    isFofAuth: flag,
  }),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

/** The super-manager behind the session; null for everybody else. */
export const getSuperUser = defineCall({
  name: 'getSuperUser',
  summary: 'Account and name of the super-manager behind this session',
  methods: ['POST'],
  path: '/tgfw-ta/manager/getSuperUser',
  input: nothing,
  output: nullable(t.Object({ ACCOUNT: t.String(), NAME: t.String() })),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

/** The accounts that the super-manager may act as, the own one included; `current` marks the one in use. */
export const getMgrUsers = defineCall({
  name: 'getMgrUsers',
  summary: 'Accounts that a super-manager may switch to',
  methods: ['GET', 'POST'],
  path: '/api/login/auth/getMgrUsers',
  input: nothing,
  output: t.Array(
    t.Object({
      account: t.String(),
      name: t.String(),
      cpId: t.String(),
      cpName: t.String(),
      roles: t.Array(oneOf(...roles)),
      current: t.Boolean(),
      /** The super-manager's own: going back to it needs no reason. */
      own: t.Boolean(),
      /** Not signed in to for three months: it may be reclaimed (user service agreement). */
      unused: t.Boolean(),
    }),
  ),
  errors: [e.notSuperManager],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

/**
 * POST account, reason: goes on as that account under a new session id; the old id is dead. 404 for an account not
 * granted. Acting for another needs a reason, which the audit trail keeps; going back to the own account needs none.
 */
export const changeMgrUser = defineCall({
  name: 'changeMgrUser',
  summary: 'Switches a super-manager to another account',
  methods: ['POST', 'GET'],
  path: '/api/login/auth/changeMgrUser',
  input: strict({ account, reason: t.Optional(text(200)) }),
  output: sessionAnswer,
  errors: [e.notSuperManager, e.switchReasonMissing],
  access: { who: 'session', supervised: false },
  effect: 'write',
  idempotent: 'no',
})
