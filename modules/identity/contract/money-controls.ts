import {
  type Static,
  dateTime,
  defineCall,
  nullable,
  oneOf,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { moneyControls } from './pages.ts'

const base = '/api/operations/money-controls'
const version = t.Integer({ minimum: 1, maximum: 1_000_000 })

const moneyControl = t.Object({
  institutionId: text(20),
  /** In the reader's language. */
  name: text(200),
  kind: oneOf('manager', 'channel', 'custodian'),
  /** What moves money needs a second factor proven in the last 15 minutes. */
  strongSignIn: t.Boolean(),
  version,
  /** '' and null as long as nobody switched it. */
  changedBy: text(100),
  changedAt: nullable(dateTime),
  /** The caller may switch it. */
  changeable: t.Boolean(),
})
export type MoneyControl = Static<typeof moneyControl>

/** The institutions with their controls over money, the custodian first. */
export const moneyControlList = defineCall({
  name: 'moneyControlList',
  summary: '资金安全控制',
  methods: ['POST', 'GET'],
  path: `${base}/list`,
  input: strict({ keyword: t.Optional(text(50)), ...page }),
  output: pageOf(moneyControl),
  errors: [platformErrors.listTooLong],
  access: { who: 'pages', pages: [moneyControls], roles: ['system-administrator', 'auditor'] },
  effect: 'read',
  idempotent: 'yes',
})

/** Switches strong sign-in for money; `version` is the one that was seen. It holds for open sessions at once. */
export const strongSignInSave = defineCall({
  name: 'strongSignInSave',
  summary: '开关资金操作二次验证',
  methods: ['POST'],
  path: `${base}/strong-sign-in`,
  input: strict({
    institutionId: text(20, 1),
    strongSignIn: t.Boolean(),
    version,
    reason: text(200, 1),
  }),
  output: t.Null(),
  errors: [platformErrors.notFound, platformErrors.conflict],
  access: {
    who: 'pages',
    pages: [moneyControls],
    roles: ['system-administrator'],
    supervised: false,
    freshFactor: true,
  },
  effect: 'write',
  idempotent: 'no',
})
