import {
  type InstitutionKind,
  type MenuNode,
  type Page,
  type PageGroup,
  type Role,
  isPage,
  lineage,
  presentMenu,
} from '@iisp/contract'

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

const shared = (page: Page, roles: readonly Role[]) => page.roles.some((role) => roles.includes(role))
const isRemoved = (page: Page, removed: ReadonlySet<string>) =>
  lineage(page).some(({ id }) => removed.has(id))

/** Ids of the pages that a person may open: those that one of their roles gives and that were not removed. */
export function permittedMenus(pages: readonly Page[], reader: MenuReader): Set<string> {
  const roles = reader.roles.filter((role) => rolesOfKind[reader.kind].includes(role))
  const own = pages.filter((page) => shared(page, roles) && !isRemoved(page, reader.removed))
  return new Set(own.map(({ id }) => id))
}

/**
 * The tree for one person: the pages meant for the institution's kind and not removed from all of it, below their
 * groups, each with '1' or '0'. A group is permitted where one of its pages is.
 */
export function menuTree(
  pages: readonly Page[],
  kind: InstitutionKind,
  permitted: ReadonlySet<string>,
  removedForAll: ReadonlySet<string>,
): MenuNode[] {
  const offered = pages.filter((page) => shared(page, rolesOfKind[kind]) && !isRemoved(page, removedForAll))
  const groups = offered.flatMap((page) => lineage(page).filter((entry) => !isPage(entry)))
  const entries = [...new Set<Page | PageGroup>([...offered, ...groups])]
  const below = (parent: Page | PageGroup | null, level: number): MenuNode[] =>
    entries
      .filter((entry) => entry.parent === parent)
      .toSorted((a, b) => a.sort - b.sort)
      .map((entry) => {
        const children = below(entry, level + 1)
        const isOpen = isPage(entry)
          ? permitted.has(entry.id)
          : children.some((child) => child.coMenuPerm === '1')
        return presentMenu(entry, { level, permitted: isOpen, children })
      })
  return below(null, 1)
}
