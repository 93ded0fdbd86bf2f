import { type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'
import { workspaceErrors as e } from './errors.ts'

const own: WriteAccess = { who: 'session', supervised: false }
export const chosenMenusAtMost = 12
/**
 * Menus in display order. `seen` is the list that the person saw before the change; if the stored
 * list differs from it, the change is refused.
 */
const menuIds = t.Array(t.text(20, 1), { maxItems: chosenMenusAtMost })
const chosen = t.strict({ menuIds, seen: t.Optional(menuIds) })
const choice = t.Array(
  t.Object({ menuId: t.String(), name: t.String(), path: t.String(), sort: t.Integer({ minimum: 1 }) }),
)

/** The account's quick menus, except the ones it may no longer open. */
export const getQuickMenuList = defineRead({
  summary: { zh: '快捷菜单', en: 'Quick menus' },
  path: '/tgfw-integration/quickMenu/getQuickMenuList',
  output: choice,
  access: own,
})

/** POST menuIds: replaces the quick menus. Refuses a menu that the person may not open. */
export const quickMenuConfig = defineWrite({
  summary: { zh: '保存快捷菜单', en: 'Save the quick menus' },
  path: '/tgfw-integration/quickMenu/quickMenuConfig',
  input: chosen,
  errors: [e.menuNotPermitted, e.choiceChanged],
  access: own,
  idempotent: 'yes',
})

/** The account's common menus (the wire's spelling), except the ones it may no longer open. */
export const commomMenuList = defineRead({
  summary: { zh: '常用菜单', en: 'Common menus' },
  path: '/tgfw-integration/commomMenu/commomMenuList',
  aliases: ['/tgfw-channel/commomMenu/commomMenuList'],
  output: choice,
  access: own,
})

/** POST menuIds: replaces the common menus. Refuses a menu that the person may not open. */
export const commomMenuConfig = defineWrite({
  summary: { zh: '保存常用菜单', en: 'Save the common menus' },
  path: '/tgfw-integration/commomMenu/commomMenuConfig',
  aliases: ['/tgfw-channel/commomMenu/commomMenuConfig'],
  input: chosen,
  errors: [e.menuNotPermitted, e.choiceChanged],
  access: own,
  idempotent: 'yes',
})
