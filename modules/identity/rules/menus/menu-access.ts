import type { InstitutionKind, MenuItem, Role } from '@iisp/contract'
import type { MenuAnswer } from '../../contract/menus.ts'

/** The roles that an institution of a kind can give its people (decision 10). */
export const rolesOfKind: Readonly<Record<InstitutionKind, readonly Role[]>> = {
  manager: ['operator', 'reviewer', 'signer', 'administrator'],
  channel: ['operator', 'reviewer', 'signer', 'administrator'],
  custodian: ['custodian-operator', 'ta-operator', 'supervisor', 'system-administrator', 'auditor'],
}

/** Whose menus are asked for. Roles that the kind of institution cannot have are ignored. */
export interface MenuReader {
  readonly kind: InstitutionKind
  readonly roles: readonly Role[]
  /** Menus removed for the person or the institution; removing a group removes everything below it. */
  readonly removed: ReadonlySet<string>
}

const isLeaf = (menu: MenuItem) => menu.path !== ''
const shared = (menu: MenuItem, roles: readonly Role[]) => menu.roles.some((role) => roles.includes(role))

function isRemoved(
  menu: MenuItem,
  byId: ReadonlyMap<string, MenuItem>,
  removed: ReadonlySet<string>,
): boolean {
  for (let at: MenuItem | undefined = menu; at !== undefined; at = byId.get(at.parentId ?? '')) {
    if (removed.has(at.id)) return true
  }
  return false
}

/** Ids of the leaves that a person may open: those that one of their roles gives and that were not removed. */
export function permittedMenus(menus: readonly MenuItem[], reader: MenuReader): Set<string> {
  const roles = reader.roles.filter((role) => rolesOfKind[reader.kind].includes(role))
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  const leaves = menus.filter((menu) => isLeaf(menu) && shared(menu, roles))
  return new Set(leaves.filter((menu) => !isRemoved(menu, byId, reader.removed)).map((menu) => menu.id))
}

const flag = (value: boolean | undefined) => (value === true ? '1' : '0')

/**
 * The tree for one person: the leaves meant for the institution's kind and not removed from all of it, each with
 * '1' or '0'; groups that hold none are left out. A group is permitted where one of its leaves is.
 */
export function menuTree(
  menus: readonly MenuItem[],
  kind: InstitutionKind,
  permitted: ReadonlySet<string>,
  removedForAll: ReadonlySet<string>,
): MenuAnswer[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  const offered = (menu: MenuItem) => shared(menu, rolesOfKind[kind]) && !isRemoved(menu, byId, removedForAll)
  const below = (parentId: string | null, level: number): MenuAnswer[] =>
    menus
      .filter((menu) => menu.parentId === parentId)
      .toSorted((a, b) => a.sort - b.sort)
      .filter((menu) => !isLeaf(menu) || offered(menu))
      .map((menu) => present(menu, level, below(menu.id, level + 1)))
      .filter((answer) => answer.path !== '' || answer.children.length > 0)
  const present = (menu: MenuItem, level: number, children: MenuAnswer[]): MenuAnswer => ({
    id: menu.id,
    name: menu.name.zh,
    displayName: menu.name.zh,
    nameEn: menu.name.en,
    path: menu.path,
    icon: menu.icon ?? '',
    sort: menu.sort,
    level,
    parentId: menu.parentId,
    coMenuPerm: flag(
      isLeaf(menu) ? permitted.has(menu.id) : children.some((child) => child.coMenuPerm === '1'),
    ),
    isNew: flag(menu.isNew),
    isHiddenMenu: flag(menu.isHiddenMenu),
    isShowAppletTip: flag(menu.isShowAppletTip),
    isDisabled: flag(menu.isDisabled),
    ...(menu.isJumpMenu === undefined ? {} : { isJumpMenu: menu.isJumpMenu }),
    loginRelated: flag(menu.loginRelated),
    yelcProtocolRelated: flag(menu.yelcProtocolRelated),
    tghhkProtocalRelated: flag(menu.tghhkProtocalRelated),
    mjhhkProtocalRelated: flag(menu.mjhhkProtocalRelated),
    isSuperMgrControl: flag(menu.isSuperMgrControl),
    busiType: menu.busiType ?? menu.id,
    children,
  })
  return below(null, 1)
}
