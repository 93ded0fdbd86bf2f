import { type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'
import { tableView } from '@iisp/contract/shell-answers'
import { workspaceErrors as e } from './errors.ts'
import { tableId } from './fields.ts'

const own: WriteAccess = { who: 'session', supervised: false }
const name = t.oneLine(30, 1)

/** The account's views of one table or of all: filters, columns and sort order as in the page's query. */
export const tableViewList = defineRead({
  summary: { zh: '表格视图列表', en: 'Table views of the account' },
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/table/tableViewList',
  input: t.strict({ tableId: t.Optional(tableId) }),
  output: t.Array(tableView),
  access: own,
})

/** POST tableId, name, query: saves a view. Replaces one of the same name, which stays the default if it was. */
export const tableViewSave = defineWrite({
  summary: { zh: '保存表格视图', en: 'Save a table view' },
  path: '/tgfw-auth/table/tableViewSave',
  input: t.strict({ tableId, name, query: t.text(4000) }),
  errors: [e.viewNameEmpty, e.settingTooLarge, e.tooManyViews, e.tooManyViewsInAll],
  access: own,
  idempotent: 'yes',
})

/** POST tableId, name: deletes a view. Succeeds even if there was none. */
export const tableViewDelete = defineWrite({
  summary: { zh: '删除表格视图', en: 'Delete a table view' },
  path: '/tgfw-auth/table/tableViewDelete',
  input: t.strict({ tableId, name }),
  access: own,
  idempotent: 'yes',
})

/** POST tableId, name: makes a view the table's default; null: none. */
export const tableViewDefault = defineWrite({
  summary: { zh: '设置默认表格视图', en: 'Set the default view of a table' },
  path: '/tgfw-auth/table/tableViewDefault',
  input: t.strict({ tableId, name: t.nullable(name) }),
  errors: [e.viewUnknown],
  access: own,
  idempotent: 'yes',
})
