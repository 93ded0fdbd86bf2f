import { type Menu, type MenuNode, readMenus } from '@iisp/contract'

/** The menus of the person, indexed. */
export interface MenuIndex {
  readonly tree: readonly Menu[]
  readonly all: readonly Menu[]
  byId(id: string): Menu | undefined
  /** By path below /iisp. If several menus share a path, the first in sort order. */
  byPath(path: string): Menu | undefined
  /** The menus from the top level down to the menu itself. */
  trail(id: string): readonly Menu[]
}

export function menuIndex(answer: readonly MenuNode[]): MenuIndex {
  const tree = readMenus(answer)
  const ids = new Map<string, Menu>()
  const paths = new Map<string, Menu>()
  const trails = new Map<string, readonly Menu[]>()
  const walk = (menus: readonly Menu[], above: readonly Menu[]) => {
    for (const menu of menus) {
      const trail = [...above, menu]
      ids.set(menu.id, menu)
      trails.set(menu.id, trail)
      const known = paths.get(menu.path)
      if (menu.path && (!known || menu.sort < known.sort)) paths.set(menu.path, menu)
      walk(menu.children, trail)
    }
  }
  walk(tree, [])
  return {
    tree,
    all: [...ids.values()],
    byId: (id) => ids.get(id),
    byPath: (path) => paths.get(path),
    trail: (id) => trails.get(id) ?? [],
  }
}

/** The visible menus in sort order, without groups that contain no visible menu. */
export const visibleMenus = (menus: readonly Menu[]): readonly Menu[] =>
  menus.filter(
    (menu) => !menu.hidden && (menu.children.length === 0 || visibleMenus(menu.children).length > 0),
  )

/** Whether a menu only groups its children and has no page of its own. */
export const isGroup = (menu: Menu): boolean => menu.path === '' && menu.children.length > 0
