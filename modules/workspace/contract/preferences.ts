import { type WriteAccess, defineCall, nothing, nullable, oneOf, strict, t } from '@iisp/contract'

const own: WriteAccess = { who: 'session', supervised: false }

/** The six colours an account may choose from; the first is the house's. */
export const themeColors = ['#1a4fa3', '#0f6674', '#1f6b3a', '#5b3f9e', '#9c3a1c', '#3d4a5c'] as const

/** POST color, one of `themeColors`. */
export const setColor = defineCall({
  name: 'setColor',
  summary: "Keeps the account's theme colour",
  methods: ['POST'],
  path: '/tgfw-integration/common/themeColor/setColor',
  input: strict({ color: oneOf(...themeColors) }),
  output: t.Null(),
  errors: [],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** The account's theme colour, the house's where none was chosen. */
export const queryThemeColorByUserId = defineCall({
  name: 'queryThemeColorByUserId',
  summary: "The account's theme colour",
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/common/themeColor/queryThemeColorByUserId',
  input: nothing,
  output: t.Object({ color: oneOf(...themeColors) }),
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** The role used last: 1 institution, 2 channel, null where none was ever chosen. */
export const getLastManagerType = defineCall({
  name: 'getLastManagerType',
  summary: 'The manager role used last',
  methods: ['GET'],
  path: '/tgfw-integration/identitySwitch/getLastManagerType',
  input: nothing,
  output: t.Object({ managerType: nullable(t.Integer({ minimum: 1, maximum: 2 })) }),
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** GET managerType 1 or 2: remembers the role. */
export const updateLastManagerType = defineCall({
  name: 'updateLastManagerType',
  summary: 'Remembers the manager role',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/identitySwitch/updateLastManagerType',
  input: strict({ managerType: t.Integer({ minimum: 1, maximum: 2 }) }),
  output: t.Null(),
  errors: [],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})
