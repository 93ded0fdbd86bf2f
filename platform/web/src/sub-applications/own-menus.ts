import type { Menu } from '@iisp/contract'
import { findSubApplication, type SubApplication, type SubApplicationArea } from './sub-application.ts'

/** The menus that a person may open, without groups and without menus that show 敬请期待!. */
export const openMenus = (menus: readonly Menu[]): readonly Menu[] =>
  menus.flatMap((menu) => {
    if (menu.hidden || menu.effect === 'comingSoon') return []
    if (menu.children.length > 0) return openMenus(menu.children)
    return menu.path !== '' && menu.permitted ? [menu] : []
  })

/** The areas of a sub-application in which a person has menus, with these. */
export function ownMenus(
  menus: readonly Menu[],
  all: readonly SubApplication[],
  of: SubApplication,
): readonly { readonly area: SubApplicationArea; readonly own: readonly Menu[] }[] {
  const open = openMenus(menus)
  return of.areas
    .map((area) => ({
      area,
      own: open.filter((menu) => findSubApplication(all, menu.path)?.area === area),
    }))
    .filter(({ own }) => own.length > 0)
}
