import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { sessionAnswer, uuid } from './sign-in.ts'
import { sweepLoginErrors as e } from './sweep-login-errors.ts'

const base = '/api/login/sweep'
const input = t.strict({ uuid })

/**
 * `waiting`: shown, not scanned. `scanned`: somebody decides on it. `confirmed`: the browser may sign in with it.
 * `expired`: also unknown, used, or of another browser.
 */
export const sweepStages = ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const

/**
 * GET → a code to show as QR code. It is valid for two minutes and only for one sign-in of the
 * browser that requested it. Seeing the code is not enough to sign in with it.
 */
export const getSweepCode = defineRead({
  name: 'getSweepCode',
  summary: { zh: '获取扫码登录二维码', en: 'Get a QR code to sign in' },
  path: `${base}/getCode`,
  output: t.Object({ uuid, validSeconds: t.Integer({ minimum: 1 }) }),
  errors: [e.sweepOff, e.sweepTooOften],
  access: { who: 'public', whileLocked: true },
  idempotent: 'no',
})

/** GET uuid → the stage of the code that this browser shows. */
export const getSweepStatus = defineRead({
  name: 'getSweepStatus',
  summary: { zh: '扫码登录状态', en: 'State of a QR code' },
  path: `${base}/status`,
  input,
  output: t.Object({ stage: t.oneOf(...sweepStages) }),
  errors: [e.sweepOff],
  access: { who: 'public', whileLocked: true },
})

/**
 * POST uuid of a confirmed code → starts the session (loginType 3) of the person who confirmed it,
 * in the browser that shows it.
 */
export const sweepLogin = defineWrite({
  name: 'sweepLogin',
  summary: { zh: '扫码登录', en: 'Sign in by QR code' },
  path: `${base}/login`,
  input,
  output: sessionAnswer,
  errors: [e.sweepOff, e.sweepExpired],
  access: { who: 'public', whileLocked: true },
  idempotent: 'no',
})

const faults = [e.sweepOff, e.sweepExpired, e.sweepAsAnother, e.sweepNotOffered, e.sweepPasswordExpired]

/**
 * POST uuid of a scanned code → the requesting device and the account to sign in. From then on only
 * this account can decide on the code. Browser and system are '' if unknown; the network is without
 * its last part.
 */
export const getSweepRequest = defineRead({
  name: 'getSweepRequest',
  summary: { zh: '查看扫码登录请求', en: 'Look at a scanned QR code' },
  methods: ['POST'],
  path: `${base}/getRequest`,
  input,
  output: t.Object({
    browser: t.String(),
    system: t.String(),
    network: t.String(),
    askedAt: t.dateTime,
    account: t.text(128),
    name: t.personName,
  }),
  errors: faults,
  access: { who: 'session' },
  idempotent: 'no',
})

/**
 * POST uuid of a code that the person scanned: its browser may sign in. Needs a second factor
 * proven within the last 15 minutes.
 */
export const sweepConfirm = defineWrite({
  name: 'sweepConfirm',
  summary: { zh: '确认扫码登录', en: 'Confirm a sign-in by QR code' },
  path: `${base}/confirm`,
  input,
  errors: [...faults, platformErrors.factorNeeded],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

/** POST uuid of a code that the person scanned: refuses the sign-in. */
export const sweepRefuse = defineWrite({
  name: 'sweepRefuse',
  summary: { zh: '拒绝扫码登录', en: 'Refuse a sign-in by QR code' },
  path: `${base}/refuse`,
  input,
  errors: [e.sweepOff, e.sweepExpired],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
