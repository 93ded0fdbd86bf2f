import { type WriteAccess, defineCall, nothing, nullable, oneOf, strict, t, text } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { tableId } from './fields.ts'
import { settingLimits } from './setting-limits.ts'

const own: WriteAccess = { who: 'session', supervised: false }
const menuCode = t.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$' })
/** JSON text of a list. */
const jsonText = text(settingLimits.bytes, 2)

/** A column of a table setting; width 0 is the table's own. */
const headerColumn = t.Object({ key: t.String(), width: t.Number(), visible: t.Boolean() })

/** GET → the account's table settings, of one table or of all; headerJson is the list itself. */
export const getAllTableSettings = defineCall({
  name: 'getAllTableSettings',
  summary: "The account's table settings",
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/table/getAll',
  input: strict({ tableId: t.Optional(tableId) }),
  output: t.Array(t.Object({ tableId: t.String(), headerJson: t.Array(headerColumn) })),
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** POST tableId, headerJson (JSON text of a list of key, width, visible; the list's order is the columns'). */
export const tableSetting = defineCall({
  name: 'tableSetting',
  summary: 'Keeps a table setting',
  methods: ['POST'],
  path: '/tgfw-auth/table/tableSetting',
  input: strict({ tableId, headerJson: jsonText }),
  output: t.Null(),
  errors: [e.settingUnreadable, e.settingTooLarge, e.tooManySettings],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** GET tableId: forgets the setting; succeeds where there was none. */
export const tableDelate = defineCall({
  name: 'tableDelate',
  summary: 'Forgets a table setting',
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/table/tableDelate',
  input: strict({ tableId }),
  output: t.Null(),
  errors: [],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** The entries {DISPLAY_FIELD, IS_DISPLAY} kept for a menu; empty where none are. */
export const getDisplay = defineCall({
  name: 'getDisplay',
  summary: 'Column display setting of a menu',
  methods: ['GET', 'POST'],
  path: '/api/common/displayField/getDisplay',
  input: strict({ menuCode }),
  output: t.Array(t.Object({ DISPLAY_FIELD: t.String(), IS_DISPLAY: oneOf('0', '1') })),
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** POST menuCode and displayField, JSON text of a list of {DISPLAY_FIELD, IS_DISPLAY}. */
export const setDisplay = defineCall({
  name: 'setDisplay',
  summary: 'Keeps the column display setting of a menu',
  methods: ['POST'],
  path: '/api/common/displayField/setDisplay',
  input: strict({ menuCode, displayField: jsonText }),
  output: t.Null(),
  errors: [e.settingUnreadable, e.settingTooLarge, e.tooManySettings],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** POST menuCode: forgets the setting; succeeds where there was none. */
export const deleteDisplay = defineCall({
  name: 'deleteDisplay',
  summary: 'Forgets the column display setting of a menu',
  methods: ['POST'],
  path: '/api/common/displayField/deleteDisplay',
  input: strict({ menuCode }),
  output: t.Null(),
  errors: [],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

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
