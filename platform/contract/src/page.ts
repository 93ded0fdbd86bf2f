import type { BothLanguages } from './errors.ts'
import type { PageGates } from './page-gates.ts'
import type { Role } from './people.ts'

/** The groups of the to-do board (document 001, section 2.6). */
export const todoGroups = {
  transfers: { zh: '划款税费', en: 'Transfers and taxes' },
  ta: { zh: 'TA', en: 'TA' },
  valuation: { zh: '估值', en: 'Valuation' },
  product: { zh: '产品管理', en: 'Products' },
  other: { zh: '其他', en: 'Other' },
} as const
export type TodoGroup = keyof typeof todoGroups

/** A question that a menu asks before its page opens, as long as the flag `unless` is not set. */
export interface FirstQuestion {
  /** The flag of the profile that makes the question unnecessary. */
  readonly unless: string
  readonly title: BothLanguages
  readonly question: BothLanguages
  /** Path below /iisp where a yes leads; a no opens the page itself. */
  readonly to: string
}

/** A menu of another platform, in one of the documents' three ways: 1 and 2 open its address, 3 asks for consent the first time. */
export type Jump = { readonly jump: 3 } | { readonly jump: 1 | 2; readonly address: string }

/**
 * The effect of choosing the menu, if it does not simply show a page of ours in a tab.
 * - `comingSoon`: shows 敬请期待! and opens nothing; the server refuses the calls of such a page.
 * - `jump`: opens another platform in a new window.
 * - `newWindow`: opens this address in a new window.
 * - `embedded`: the tab shows another site's page; a page without address, or flagged, is shown
 *   as not found.
 */
export type PageEffect =
  | 'comingSoon'
  | Jump
  | { readonly newWindow: string }
  | { readonly embedded: string; readonly notFound?: true }
  | { readonly askFirst: FirstQuestion }

/** A path below /iisp whose page has no menu. Every signed-in person may open it. */
export interface Route {
  readonly path: string
  /** The page has the whole width: the menu is hidden while the page is in front. */
  readonly wide?: true
  /** The query parameter that names what the page is for, if each has a tab of its own. */
  readonly object?: string
  /**
   * A page without a menu that has one tab, regardless of its query. Without this flag, each query
   * opens another tab.
   */
  readonly oneTab?: true
}

/** A heading of the menu. Everybody who has a page below it sees it. */
export interface PageGroup {
  readonly id: string
  readonly parent: PageGroup | null
  readonly name: BothLanguages
  readonly icon?: string
  readonly sort: number
}

/**
 * A page with a menu. Roles give access to it; an administrator may take it from a person, but not
 * grant it beyond the roles of the institution's kind. The menu answer, the tabs, the shell and the
 * server's guard all read this value.
 */
export interface Page extends Route {
  readonly id: string
  readonly parent: PageGroup | Page | null
  readonly name: BothLanguages
  readonly icon?: string
  readonly sort: number
  readonly roles: readonly Role[]
  /** Roles that do not give the page, but whose people see its menu locked, because an administrator may grant it. */
  readonly onRequest?: readonly Role[]
  /**
   * Requirements in addition to the menu. They also apply to every call that serves only this page.
   */
  readonly gates?: PageGates
  readonly effect?: PageEffect
  /** The group of the to-do board that its count belongs to; absent where the page has none. */
  readonly todo?: TodoGroup
  /** The page has a list, fetched automatically or on 查询 as each account chooses (`useListPage`). */
  readonly queries?: true
  /** The menu is marked as new. */
  readonly isNew?: true
  /** The page can be opened, but the menu does not list it. */
  readonly hidden?: true
  /** The page offers the code of its mini-program. */
  readonly appletTip?: true
}

/** The deepest level of the menu. Its pages open as sub-tabs of their parent's tab. */
const deepest = 4
// definePage and its kin are marked as free of effects, so that a build leaves out the pages that a chunk does not use
const pathPattern = /^(?:\/[A-Za-z0-9_-]+)+$/

/** An entry of the menu with everything above it, itself first. */
export const lineage = (entry: Page | PageGroup): readonly (Page | PageGroup)[] =>
  entry.parent === null ? [entry] : [entry, ...lineage(entry.parent)]

export const isPage = (entry: Page | PageGroup): entry is Page => 'path' in entry

/*#__NO_SIDE_EFFECTS__*/
export function definePage<const Id extends string>(page: Page & { readonly id: Id }) {
  if (lineage(page).length > deepest) throw new Error(`page ${page.id} lies deeper than level ${deepest}`)
  defineRoute(page)
  return page
}

/*#__NO_SIDE_EFFECTS__*/
export const definePageGroup = (group: PageGroup): PageGroup => group

/*#__NO_SIDE_EFFECTS__*/
export function defineRoute(route: Route): Route {
  if (!pathPattern.test(route.path)) throw new Error(`page path ${route.path}`)
  return route
}
