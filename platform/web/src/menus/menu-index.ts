import type { MenuNode } from '../ports.ts'

/** The menu answer, ready for look-ups. */
export interface MenuIndex {
  readonly tree: readonly MenuNode[]
  readonly all: readonly MenuNode[]
  byId(id: string): MenuNode | undefined
  /** Path below /iisp. Of several menus with one path the first by sort. */
  byPath(path: string): MenuNode | undefined
  /** From the top menu down to the menu itself. */
  trail(id: string): readonly MenuNode[]
}

const sorted = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  [...nodes].sort((a, b) => a.sort - b.sort).map((node) => ({ ...node, children: sorted(node.children) }))

export function menuIndex(menus: readonly MenuNode[]): MenuIndex {
  const tree = sorted(menus)
  const ids = new Map<string, MenuNode>()
  const paths = new Map<string, MenuNode>()
  const trails = new Map<string, readonly MenuNode[]>()
  const walk = (nodes: readonly MenuNode[], above: readonly MenuNode[]) => {
    for (const node of nodes) {
      const trail = [...above, node]
      ids.set(node.id, node)
      trails.set(node.id, trail)
      const known = paths.get(node.path)
      if (node.path && (!known || node.sort < known.sort)) paths.set(node.path, node)
      walk(node.children, trail)
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

/** Missing, null, '', 0 and '0' refuse; anything else permits. */
export const isPermitted = ({ coMenuPerm }: Pick<MenuNode, 'coMenuPerm'>): boolean =>
  coMenuPerm !== undefined && coMenuPerm !== null && !['', '0'].includes(String(coMenuPerm))

const flagged = (flag: string | undefined) => flag === '1'
export const isHidden = (menu: MenuNode): boolean => flagged(menu.isHiddenMenu)
export const isDisabled = (menu: MenuNode): boolean => flagged(menu.isDisabled)
export const isNew = (menu: MenuNode): boolean => flagged(menu.isNew)

/** Visible children in their order; a group with nothing visible in it is left out. */
export const visibleMenus = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.filter(
    (node) => !isHidden(node) && (node.children.length === 0 || visibleMenus(node.children).length > 0),
  )

export const menuName = (menu: MenuNode, language: 'zh' | 'en'): string =>
  language === 'en' ? menu.nameEn || menu.name : menu.name

/** A menu that stands for its children: it has no page of its own. */
export const isGroup = (menu: MenuNode): boolean => menu.path === '' && menu.children.length > 0
