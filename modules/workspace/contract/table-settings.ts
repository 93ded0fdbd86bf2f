import { type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'
import { tableColumn } from '@iisp/contract/shell-answers'
import { workspaceErrors as e } from './errors.ts'
import { settingJson, tableId } from './fields.ts'

const own: WriteAccess = { who: 'session', supervised: false }

/** GET: the account's settings of one table or of all; headerJson is the list itself. */
export const getAllTableSettings = defineRead({
  name: 'getAllTableSettings',
  summary: { zh: '查询表格设置', en: 'Table settings of the account' },
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/table/getAll',
  input: t.strict({ tableId: t.Optional(tableId) }),
  output: t.Array(t.Object({ tableId: t.String(), headerJson: t.Array(tableColumn) })),
  access: own,
})

/** POST tableId, headerJson (JSON text of a list of key, width, visible; the list's order is the columns'). */
export const tableSetting = defineWrite({
  summary: { zh: '保存表格设置', en: 'Save a table setting' },
  path: '/tgfw-auth/table/tableSetting',
  input: t.strict({ tableId, headerJson: settingJson }),
  errors: [e.settingUnreadable, e.settingTooLarge, e.tooManySettings],
  access: own,
  idempotent: 'yes',
})

/** GET tableId: deletes the setting. Succeeds even if there was none. */
export const tableDelate = defineWrite({
  summary: { zh: '删除表格设置', en: 'Delete a table setting' },
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/table/tableDelate',
  input: t.strict({ tableId }),
  access: own,
  idempotent: 'yes',
})
