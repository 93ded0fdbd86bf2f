import { type WriteAccess, defineCall, nullable, oneLine, strict, t, text } from '@iisp/contract'
import { tableView } from '@iisp/contract/shell-answers'
import { workspaceErrors as e } from './errors.ts'
import { tableId } from './fields.ts'

const own: WriteAccess = { who: 'session', supervised: false }
const name = oneLine(30, 1)

/** The account's views of one table or of all: filters, columns and order as the page's query writes them. */
export const tableViewList = defineCall({
  name: 'tableViewList',
  summary: "The account's table views",
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/table/tableViewList',
  input: strict({ tableId: t.Optional(tableId) }),
  output: t.Array(tableView),
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** POST tableId, name, query: keeps a view; one of the same name is replaced and stays the default if it was. */
export const tableViewSave = defineCall({
  name: 'tableViewSave',
  summary: 'Keeps a table view',
  methods: ['POST'],
  path: '/tgfw-auth/table/tableViewSave',
  input: strict({ tableId, name, query: text(4000) }),
  output: t.Null(),
  errors: [e.viewNameEmpty, e.settingTooLarge, e.tooManyViews, e.tooManyViewsInAll],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** POST tableId, name: forgets a view; succeeds where there was none. */
export const tableViewDelete = defineCall({
  name: 'tableViewDelete',
  summary: 'Forgets a table view',
  methods: ['POST'],
  path: '/tgfw-auth/table/tableViewDelete',
  input: strict({ tableId, name }),
  output: t.Null(),
  errors: [],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** POST tableId, name: the page opens with this view; null: with none. */
export const tableViewDefault = defineCall({
  name: 'tableViewDefault',
  summary: 'Chooses the default view of a table',
  methods: ['POST'],
  path: '/tgfw-auth/table/tableViewDefault',
  input: strict({ tableId, name: nullable(name) }),
  output: t.Null(),
  errors: [e.viewUnknown],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})
