import { type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'

const own: WriteAccess = { who: 'session', supervised: false }

/** The six colours that an account can choose; the first is the default. */
export const themeColors = ['#1a4fa3', '#0f6674', '#1f6b3a', '#5b3f9e', '#9c3a1c', '#3d4a5c'] as const

/** POST color, one of `themeColors`. */
export const setColor = defineWrite({
  summary: { zh: '保存主题颜色', en: 'Save the theme colour' },
  path: '/tgfw-integration/common/themeColor/setColor',
  input: t.strict({ color: t.oneOf(...themeColors) }),
  access: own,
  idempotent: 'yes',
})

/** The account's theme colour, or the default if none was chosen. */
export const queryThemeColorByUserId = defineRead({
  summary: { zh: '查询主题颜色', en: 'Theme colour of the account' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/common/themeColor/queryThemeColorByUserId',
  output: t.Object({ color: t.oneOf(...themeColors) }),
  access: own,
})

/** The role used last: 1 institution, 2 channel; null if none was chosen yet. */
export const getLastManagerType = defineRead({
  summary: { zh: '查询上次使用的管理人角色', en: 'Manager role used last' },
  path: '/tgfw-integration/identitySwitch/getLastManagerType',
  output: t.Object({ managerType: t.nullable(t.Integer({ minimum: 1, maximum: 2 })) }),
  access: own,
})

/** GET managerType 1 or 2: stores the role. */
export const updateLastManagerType = defineWrite({
  summary: { zh: '保存上次使用的管理人角色', en: 'Save the manager role used last' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/identitySwitch/updateLastManagerType',
  input: t.strict({ managerType: t.Integer({ minimum: 1, maximum: 2 }) }),
  access: own,
  idempotent: 'yes',
})
