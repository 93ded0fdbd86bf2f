/**
 * An item that the person opened and may want again. `kind` is the id of the search that finds it,
 * or `menus`.
 */
export interface RecentItem {
  readonly kind: string
  readonly key: string
  /** Empty for a menu. */
  readonly title: string
  readonly detail: string
  /** The menu at whose page it opens, and the query there. */
  readonly pageId: string
  readonly query: string
  /** How often the person opened it recently. */
  readonly score: number
}
export type OpenedItem = Omit<RecentItem, 'score'>

/** The server's record of the items that the person opened. */
export interface RecentsPort {
  /** The latest first. */
  load(): Promise<readonly RecentItem[]>
  /** Failures are ignored. Menus are noted when they open. */
  readonly note: (item: OpenedItem) => void
}
