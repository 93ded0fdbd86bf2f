import { type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'
import { workspaceErrors as e } from './errors.ts'
import { settingJson } from './fields.ts'

const own: WriteAccess = { who: 'session', supervised: false }
const menuCode = t.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$' })

/** The documents send it along with the menu even when nothing is stored; it then has no effect. */
const ofMenu = t.strict({ menuCode, displayField: t.Optional(settingJson) })

/** The entries {DISPLAY_FIELD, IS_DISPLAY} stored for a menu; empty if there are none. */
export const getDisplay = defineRead({
  summary: { zh: '查询菜单的列显示设置', en: 'Column display settings of a menu' },
  methods: ['GET', 'POST'],
  path: '/api/common/displayField/getDisplay',
  input: ofMenu,
  output: t.Array(t.Object({ DISPLAY_FIELD: t.String(), IS_DISPLAY: t.oneOf('0', '1') })),
  access: own,
})

/** POST menuCode and displayField, JSON text of a list of {DISPLAY_FIELD, IS_DISPLAY}. */
export const setDisplay = defineWrite({
  summary: { zh: '保存菜单的列显示设置', en: 'Save the column display settings of a menu' },
  path: '/api/common/displayField/setDisplay',
  input: t.strict({ menuCode, displayField: settingJson }),
  errors: [e.settingUnreadable, e.settingTooLarge, e.tooManySettings],
  access: own,
  idempotent: 'yes',
})

/** POST menuCode: deletes the setting. Succeeds even if there was none. */
export const deleteDisplay = defineWrite({
  summary: { zh: '删除菜单的列显示设置', en: 'Delete the column display settings of a menu' },
  path: '/api/common/displayField/deleteDisplay',
  input: ofMenu,
  access: own,
  idempotent: 'yes',
})
