import { type Role, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'

const sees: readonly Role[] = ['custodian-operator', 'system-administrator', 'auditor']
const base = '/api/tran/desk/setting'

const setting = t.Object({
  /** Accepting and paying an order require two different people. On unless switched off. */
  twoPersons: t.Boolean(),
  /** 0 until somebody changes the setting. */
  version: t.Integer({ minimum: 0 }),
  changedBy: t.personName,
  changedAt: t.nullable(t.dateTime),
})

/** The desk settings of the caller's institution. */
export const deskSetting = defineRead({
  name: 'deskSetting',
  summary: { zh: '划款处理规则', en: 'Transfer desk settings' },
  methods: ['GET', 'POST'],
  path: base,
  output: setting,
  access: { who: 'session', roles: sees },
})

/** Changes the desk settings. `version` is the version that the person saw. */
export const deskSettingSave = defineWrite({
  name: 'deskSettingSave',
  summary: { zh: '修改划款处理规则', en: 'Change the transfer desk settings' },
  path: `${base}/save`,
  input: t.strict({
    twoPersons: t.Boolean(),
    version: t.Integer({ minimum: 0, maximum: 1_000_000 }),
    reason: t.text(200, 1),
  }),
  output: setting,
  errors: [platformErrors.conflict],
  access: { who: 'session', roles: ['system-administrator'], supervised: false, freshFactor: true },
  idempotent: 'key',
})
