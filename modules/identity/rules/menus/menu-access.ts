import {
  type InstitutionKind,
  type MenuNode,
  type Page,
  type PageGroup,
  type Role,
  generalGroup,
  isPage,
  lineage,
  onRequestGroup,
  presentMenu,
} from '@iisp/contract'
import { globalFundGroup } from '@iisp/contract/zones'

/** The roles that an institution of a kind can give its people (decision 10). */
export const rolesOfKind: Readonly<Record<InstitutionKind, readonly Role[]>> = {
  manager: ['operator', 'reviewer', 'signer', 'administrator'],
  channel: ['operator', 'reviewer', 'signer', 'administrator'],
  custodian: ['custodian-operator', 'ta-operator', 'supervisor', 'system-administrator', 'auditor'],
}

/**
 * The person whose menus are determined. Roles that the kind of institution cannot have are
 * ignored.
 */
export interface MenuReader {
  readonly kind: InstitutionKind
  readonly roles: readonly Role[]
  /** Menus removed for the person or the institution; removing a group removes everything below it. */
  readonly removed: ReadonlySet<string>
  /** The subset of `removed` that was removed for the whole institution. */
  readonly removedForAll: ReadonlySet<string>
  /** Menus that an administrator granted to the person. */
  readonly granted: ReadonlySet<string>
  /** The person belongs to the global-fund zone. */
  readonly globalFund: boolean
}

const shared = (page: Page, roles: readonly Role[]) => page.roles.some((role) => roles.includes(role))
const isRemoved = (page: Page, removed: ReadonlySet<string>) =>
  lineage(page).some(({ id }) => removed.has(id))

/**
 * People of the global-fund zone see its menus and the general ones; nobody else sees the zone's
 * menus.
 */
function suitsZone(page: Page, globalFund: boolean): boolean {
  const groups = lineage(page)
  const isOfZone = groups.includes(globalFundGroup)
  return globalFund ? isOfZone || groups.includes(generalGroup) : !isOfZone
}

/** Whether an administrator may grant the page: a role of the person gives it or names it as on request. */
const isGrantable = (
  page: Page,
  { kind, roles, removedForAll, globalFund }: Omit<MenuReader, 'removed' | 'granted'>,
) =>
  suitsZone(page, globalFund) &&
  shared(page, rolesOfKind[kind]) &&
  !isRemoved(page, removedForAll) &&
  (shared(page, roles) || (page.onRequest ?? []).some((role) => roles.includes(role)))

/**
 * Ids of the pages that a person may open: the pages of their roles that were not removed, and the
 * granted pages.
 */
export function permittedMenus(pages: readonly Page[], reader: MenuReader): Set<string> {
  const roles = reader.roles.filter((role) => rolesOfKind[reader.kind].includes(role))
  const own = pages.filter(
    (page) =>
      (shared(page, roles) && suitsZone(page, reader.globalFund) && !isRemoved(page, reader.removed)) ||
      (reader.granted.has(page.id) && isGrantable(page, { ...reader, roles })),
  )
  return new Set(own.map(({ id }) => id))
}

/** Pages that the person lacks and an administrator may grant. */
export const requestableMenus = (
  pages: readonly Page[],
  reader: Omit<MenuReader, 'removed' | 'granted'>,
  permitted: ReadonlySet<string>,
): readonly Page[] =>
  pages.filter((page) => isGrantable(page, reader) && !permitted.has(page.id) && page.effect !== 'comingSoon')

/** 1 the old arrangement: the pages one after the other. 2 the new one: in groups. */
export type Topology = 1 | 2

/**
 * One person's menu tree: their pages below their groups, and the pages that they may request in a
 * group at the end.
 * @param own in the order of the menu
 */
export function menuTree(
  own: readonly Page[],
  requestable: readonly Page[],
  topology: Topology = 2,
): MenuNode[] {
  const tree = topology === 1 ? flat(own) : grouped(own)
  return [...tree, ...onRequest(requestable)]
}

/** The pages in the order of the menu, without headings. */
const flat = (own: readonly Page[]): readonly MenuNode[] =>
  treeOf(own).map((node, index) => ({ ...node, parentId: null, sort: index + 1 }))

function grouped(own: readonly Page[]): readonly MenuNode[] {
  const groups = own.flatMap((page) => lineage(page).filter((entry) => !isPage(entry)))
  return treeOf([...new Set<Page | PageGroup>([...own, ...groups])].toSorted((a, b) => a.sort - b.sort))
}

/** The entries, each below the nearest one above it, in their order. */
function treeOf(entries: readonly (Page | PageGroup)[]): readonly MenuNode[] {
  const above = (entry: Page | PageGroup) =>
    lineage(entry)
      .slice(1)
      .find((one) => entries.includes(one)) ?? null
  const below = (parent: Page | PageGroup | null, level: number): MenuNode[] =>
    entries
      .filter((entry) => above(entry) === parent)
      .map((entry) => presentMenu(entry, { level, permitted: true, children: below(entry, level + 1) }))
  return below(null, 1)
}

function onRequest(pages: readonly Page[]): readonly MenuNode[] {
  if (pages.length === 0) return []
  const children = pages.map((page) => ({
    ...presentMenu(page, { level: 2, permitted: false, children: [] }),
    parentId: onRequestGroup.id,
  }))
  return [presentMenu(onRequestGroup, { level: 1, permitted: false, children })]
}
