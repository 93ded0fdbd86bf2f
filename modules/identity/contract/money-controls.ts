import { type Static, defineList, defineWrite, staleErrors, t } from '@iisp/contract'
import { moneyControls } from './pages.ts'

const base = '/api/operations/money-controls'

const moneyControl = t.Object({
  institutionId: t.text(20),
  /** In the reader's language. */
  name: t.text(200),
  kind: t.oneOf('manager', 'channel', 'custodian'),
  /** Acts that move money need a second factor proven within the last 15 minutes. */
  strongSignIn: t.Boolean(),
  version: t.version,
  /** '' and null if nobody has switched it. */
  changedBy: t.personName,
  changedAt: t.nullable(t.dateTime),
  /** The caller may switch it. */
  changeable: t.Boolean(),
})
export type MoneyControl = Static<typeof moneyControl>

/** The institutions with their controls over money, the custodian first. */
export const moneyControlList = defineList({
  name: 'moneyControlList',
  summary: { zh: '资金安全控制', en: 'Controls on money movements' },
  path: `${base}/list`,
  filters: { keyword: t.Optional(t.text(50)) },
  row: moneyControl,
  access: { who: 'pages', pages: [moneyControls], roles: ['system-administrator', 'auditor'] },
})

/**
 * Switches strong sign-in for money. `version` is the version that the person saw. Applies
 * immediately to open sessions.
 */
export const strongSignInSave = defineWrite({
  name: 'strongSignInSave',
  summary: { zh: '开关资金操作二次验证', en: 'Switch the second factor for money movements on or off' },
  path: `${base}/strong-sign-in`,
  input: t.strict({
    institutionId: t.text(20, 1),
    strongSignIn: t.Boolean(),
    version: t.version,
    reason: t.text(200, 1),
  }),
  errors: staleErrors,
  access: {
    who: 'pages',
    pages: [moneyControls],
    roles: ['system-administrator'],
    supervised: false,
    freshFactor: true,
  },
  idempotent: 'no',
})
