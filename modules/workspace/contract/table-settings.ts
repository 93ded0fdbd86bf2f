import { type WriteAccess, defineCall, strict, t } from '@iisp/contract'
import { tableColumn } from '@iisp/contract/shell-answers'
import { workspaceErrors as e } from './errors.ts'
import { settingJson, tableId } from './fields.ts'

const own: WriteAccess = { who: 'session', supervised: false }

/** GET → the account's table settings, of one table or of all; headerJson is the list itself. */
export const getAllTableSettings = defineCall({
  name: 'getAllTableSettings',
  summary: "The account's table settings",
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/table/getAll',
  input: strict({ tableId: t.Optional(tableId) }),
  output: t.Array(t.Object({ tableId: t.String(), headerJson: t.Array(tableColumn) })),
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
  input: strict({ tableId, headerJson: settingJson }),
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
