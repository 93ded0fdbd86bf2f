import { type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'
import { workspaceErrors as e } from './errors.ts'

const own: WriteAccess = { who: 'session', supervised: false }
/** auto: the list loads when its menu opens; manual: when 查询 is pressed. */
const mode = t.oneOf('auto', 'manual')

/**
 * The menus with a list that the account may open, in the order of the menu tree, with their query
 * modes.
 */
export const menuQueryModeList = defineRead({
  name: 'menuQueryModeList',
  summary: { zh: '菜单查询方式列表', en: 'Query modes of the menus' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuQueryMode/list',
  output: t.Array(t.Object({ menuId: t.String(), menuName: t.String(), parentName: t.String(), mode })),
  access: own,
})

/** POST menuId, mode: sets how the menu's list is queried for the account. */
export const menuQueryModeSave = defineWrite({
  name: 'menuQueryModeSave',
  summary: { zh: '保存菜单查询方式', en: 'Save the query mode of a menu' },
  path: '/api/common/menuQueryMode/save',
  input: t.strict({ menuId: t.text(20, 1), mode }),
  errors: [e.menuNotPermitted],
  access: own,
  idempotent: 'yes',
})
