import { type WriteAccess, defineCall, nothing, oneOf, strict, t, text } from '@iisp/contract'
import { workspaceErrors as e } from './errors.ts'

const own: WriteAccess = { who: 'session', supervised: false }
/** auto: the list loads when its menu opens; manual: when 查询 is pressed. */
const mode = oneOf('auto', 'manual')

/** The menus with a list that the account may open, in the order of the menu tree, and how each is queried. */
export const menuQueryModeList = defineCall({
  name: 'menuQueryModeList',
  summary: 'How the lists of the menus are queried',
  methods: ['GET', 'POST'],
  path: '/api/common/menuQueryMode/list',
  input: nothing,
  output: t.Array(t.Object({ menuId: t.String(), menuName: t.String(), parentName: t.String(), mode })),
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** POST menuId, mode: how the account wants the menu's list to be queried. */
export const menuQueryModeSave = defineCall({
  name: 'menuQueryModeSave',
  summary: 'Keeps how the list of a menu is queried',
  methods: ['POST'],
  path: '/api/common/menuQueryMode/save',
  input: strict({ menuId: text(20, 1), mode }),
  output: t.Null(),
  errors: [e.menuNotPermitted],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})
