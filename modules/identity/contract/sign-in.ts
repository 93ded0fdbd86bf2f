import { defineRead, defineWrite, t } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'

/** An e-mail address. Any text within the bound is accepted, so that a refusal does not reveal whether it could exist. */
export const account = t.text(128, 1)
/** Base64 of RSA-OAEP-SHA-256( upper-case hex SHA-256 of the trimmed password, then the nonce ). */
export const sealedPassword = t.String({ pattern: '^[A-Za-z0-9+/]{342}==$' })
/** Identifies a slider puzzle and the SMS code sent after solving it. */
export const uuid = t.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
/** Pixels from the left edge of the 300 px wide picture. */
export const moveLength = t.Number({ minimum: 0, maximum: 300 })
/**
 * The movement of the piece, at most 100 samples: milliseconds since the first sample, pixels from
 * the left edge, and pixels up or down.
 */
const trace = t.Array(
  t.Array(t.Integer({ minimum: -10_000, maximum: 600_000 }), { minItems: 3, maxItems: 3 }),
  {
    maxItems: 100,
  },
)
const offered = { who: 'public' } as const

/** GET → the server's public key (SPKI, base64) and a nonce that lives 60 s and works once. */
export const getLoginKey = defineRead({
  summary: { zh: '密码公钥', en: 'Password key and nonce' },
  path: '/api/login/basic/getLoginKey',
  output: t.Object({ publicKey: t.String(), nonce: t.String() }),
  access: offered,
  idempotent: 'no',
})

/**
 * GET → a puzzle of 300 × 150 px as base64 PNG: picture with a gap, piece, and the piece's top edge. Refuses when too many
 * callers wait for one.
 */
export const getImageVerifyCode = defineRead({
  summary: { zh: '滑块验证图', en: 'Slider puzzle' },
  path: '/api/login/sliderLogin/getImageVerifyCode',
  output: t.Object({ uuid, bgImage: t.String(), sliderImage: t.String(), y: t.Integer() }),
  errors: [e.busy],
  access: offered,
  idempotent: 'no',
  cost: 20,
})

/**
 * POST uuid, moveLength and how the piece got there, by a pointer or by keys. Right within 5 px, 3 px of a hard
 * puzzle: the uuid is a pass for one login, one SMS, one change or one reset of a password, or one form of another module
 * (`usePuzzlePass`), in this browser and network. One try a puzzle.
 */
export const verifyImageCode = defineWrite({
  summary: { zh: '校验滑块位置', en: 'Check the slider position' },
  path: '/api/login/sliderLogin/verifyImageCode',
  input: t.strict({ uuid, moveLength, trace, moved: t.oneOf('pointer', 'keys') }),
  output: t.Object({ uuid }),
  errors: [e.sliderWrong, e.sliderExpired],
  access: offered,
  idempotent: 'no',
})

/**
 * POST account, password, uuid, moveLength → sends a six-digit code to the account's phone.
 * Needs a solved slider and the right password; the code belongs to this uuid.
 */
export const sendSMS = defineWrite({
  summary: { zh: '发送登录验证码', en: 'Send a sign-in code' },
  path: '/api/login/basic/sendSMS',
  input: t.strict({
    account,
    password: sealedPassword,
    uuid,
    moveLength,
    verifyCodeSendType: t.Optional(t.oneOf('1')),
  }),
  output: t.Object({ phone: t.String(), validSeconds: t.Integer(), resendSeconds: t.Integer() }),
  errors: [
    e.wrongPassword,
    e.loginExpired,
    e.locked,
    e.sliderWrong,
    e.sliderExpired,
    e.smsTooOften,
    e.noPhone,
    e.busy,
  ],
  access: offered,
  idempotent: 'no',
})

/** POST account → how many wrong SMS codes came from the caller's network since the last success. */
export const getSmsErrorCount = defineRead({
  summary: { zh: '短信验证码错误次数', en: 'Number of wrong SMS codes' },
  methods: ['POST'],
  path: '/api/login/basic/getSmsErrorCount',
  input: t.strict({ account }),
  output: t.Object({ count: t.Integer({ minimum: 0 }) }),
  access: offered,
})

/**
 * Information about the session. The session id itself is only in the HttpOnly cookie: `sessionId` and
 * `accessToken.value` are its public reference, which proves nothing and only names it in conversations.
 */
export const sessionAnswer = t.Object({
  accessToken: t.Object({ name: t.String(), value: t.String() }),
  sessionId: t.String(),
  currentUser: t.String(),
  companyId: t.String(),
  managerId: t.String(),
  managerAccount: t.String(),
  glrbh: t.String(),
  glrdm: t.String(),
  isShowSztzl: t.String(),
})

/** Input of a sign-in. */
export const signInInput = t.strict({
  account,
  password: sealedPassword,
  uuid,
  moveLength: t.Optional(moveLength),
  captcha_text: t.Optional(t.text(6)),
  loginType: t.Integer({ minimum: 0, maximum: 2 }),
  pcFlag: t.Optional(t.oneOf('1')),
  isAdmin: t.Optional(t.oneOf('0', '1')),
})
/** Refusals of a sign-in, on all sign-in pages. */
export const signInErrors = [
  e.wrongPassword,
  e.loginExpired,
  e.locked,
  e.sliderWrong,
  e.sliderExpired,
  e.codeWrong,
  e.codeExpired,
  e.notAdministrator,
  e.passwordExpired,
  e.institutionClosed,
  e.codeNeeded,
  e.busy,
] as const

/**
 * POST: signs in with a password and a slider (loginType 0), a verified UKey (loginType 1) or an SMS code as `captcha_text`
 * (loginType 2). These are judged before the password: a wrong one of them does not touch it.
 * `isAdmin` '1' refuses all but super-managers and the administrators of institutions. People of the global-fund zone sign
 * in by `loginFundGlobal`.
 */
export const login = defineWrite({
  summary: { zh: '登录', en: 'Sign in' },
  path: '/api/login/auth/login',
  input: signInInput,
  output: sessionAnswer,
  errors: [...signInErrors, e.ofGlobalFund],
  access: { who: 'public', whileLocked: true },
  idempotent: 'no',
})

/** GET → how many institutions and products the portal serves. */
export const getCompanyAndProductNum = defineRead({
  summary: { zh: '服务机构与产品数量', en: 'Institutions and products served' },
  methods: ['GET', 'POST'],
  path: '/api/login/basic/getCompanyAndProductNum',
  output: t.Object({ companyNum: t.Integer(), productNum: t.Integer() }),
  access: offered,
})
