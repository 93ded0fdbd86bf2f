import { type Static, defineList, defineRead, defineWrite, platformErrors, roles, t } from '@iisp/contract'

const base = '/api/login/myAccount'
const session = { who: 'session' } as const
const write = { ...session, supervised: false } as const

/**
 * GET → the signed-in person, even while the session acts as somebody else: these pages concern the
 * own account. `phone` is masked, '' if none is registered.
 */
export const getMyAccount = defineRead({
  name: 'getMyAccount',
  summary: { zh: '个人中心', en: 'My account' },
  methods: ['GET', 'POST'],
  path: `${base}/get`,
  output: t.Object({
    name: t.personName,
    account: t.String(),
    institutionName: t.institutionName,
    roles: t.Array(t.oneOf(...roles)),
    phone: t.String(),
    passwordChangedAt: t.dateTime,
    /** Days until the password expires, never below 0. */
    passwordDaysLeft: t.Integer({ minimum: 0 }),
  }),
  access: session,
})

/** Identifies a session among the sessions of its account. It is not a credential. */
export const reference = t.String({ pattern: '^[A-Za-z0-9_-]{16}$' })
/** Names of the browser and the system, '' where the browser does not tell; the network without its last part. */
export const device = { browser: t.String(), system: t.String(), network: t.String() }
export const loginType = t.Integer({ minimum: 0, maximum: 3 })

const mySession = t.Object({
  id: reference,
  ...device,
  loginType,
  since: t.dateTime,
  seenAt: t.dateTime,
  isCurrent: t.Boolean(),
})
export type MySession = Static<typeof mySession>

/** The own account's live sessions: this one first, then the most recently seen ones. */
export const mySessionList = defineList({
  name: 'mySessionList',
  summary: { zh: '我的登录设备', en: 'Own sessions' },
  path: `${base}/session/list`,
  filters: {},
  row: mySession,
  access: session,
})

/**
 * POST id → ends another session of the own account. The current session is ended by `loginout`.
 */
export const mySessionEnd = defineWrite({
  name: 'mySessionEnd',
  summary: { zh: '结束一个登录', en: 'End one of the own sessions' },
  path: `${base}/session/end`,
  input: t.strict({ id: reference }),
  errors: [platformErrors.notFound],
  access: write,
  idempotent: 'no',
})

/** POST → ends all sessions of the own account but this one, and says how many there were. */
export const myOtherSessionsEnd = defineWrite({
  name: 'myOtherSessionsEnd',
  summary: { zh: '结束其他登录', en: 'End all other own sessions' },
  path: `${base}/session/endOthers`,
  output: t.Object({ ended: t.Integer({ minimum: 0 }) }),
  access: write,
  idempotent: 'yes',
})

/** The result of an attempt to sign in or to prove the password otherwise. */
export const signInResults = [
  'signed-in',
  'wrong-password',
  'wrong-code',
  'wrong-key',
  'password-expired',
] as const
export type SignInResult = (typeof signInResults)[number]

const mySignIn = t.Object({ id: t.id, at: t.dateTime, result: t.oneOf(...signInResults), ...device })
export type MySignIn = Static<typeof mySignIn>

/** The own account's sign-ins and refused tries of the last 90 days, newest first. */
export const mySignInList = defineList({
  name: 'mySignInList',
  summary: { zh: '我的登录记录', en: 'Own sign-ins' },
  path: `${base}/sign-in/list`,
  filters: { result: t.Optional(t.oneOf(...signInResults)) },
  row: mySignIn,
  access: session,
})
