import { type Static, type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'

const own: WriteAccess = { who: 'session', supervised: false }

/** Number of items kept per kind and account. */
export const recentItemsKept = 40

/** Kinds of items kept in addition to menus. */
export const notedKinds = ['orders', 'products', 'partners'] as const
/** The longest texts of an item: title and detail, and the query. */
export const longestItem = { words: 220, query: 500 } as const

const item = {
  /** Unique within its kind, such as an order's id. */
  key: t.text(60, 1),
  title: t.text(longestItem.words, 1),
  detail: t.text(longestItem.words),
  /** The page at which it opens. */
  pageId: t.text(20, 1),
  /** Query of that page without the question mark. */
  query: t.text(longestItem.query),
}

const recentItem = t.Object({
  ...item,
  kind: t.oneOf('menus', ...notedKinds),
  /** Empty for a menu, whose name the browser knows. */
  title: t.text(longestItem.words),
  /**
   * How often the person opened the item recently: each opening counts 1, and its weight halves
   * every fortnight.
   */
  score: t.Number({ minimum: 0 }),
})
export type RecentItem = Static<typeof recentItem>

/**
 * The items that the person opened last, newest first. Items on pages that the person may no longer
 * open are left out.
 */
export const recentItemList = defineRead({
  name: 'recentItemList',
  summary: { zh: '最近打开的内容', en: 'What the person opened last' },
  path: '/api/workspace/recent-item-list',
  output: t.Array(recentItem, { maxItems: recentItemsKept * (1 + notedKinds.length) }),
  access: own,
})

/**
 * POST an item that the person opened, with the search words for finding it again. Menus are
 * recorded by `addLog`. Items on pages that the person does not have are ignored.
 */
export const recentItemNote = defineWrite({
  name: 'recentItemNote',
  summary: { zh: '记录最近打开的内容', en: 'Note what the person opened' },
  path: '/api/workspace/recent-item-note',
  input: t.strict({ ...item, kind: t.oneOf(...notedKinds) }),
  access: own,
  idempotent: 'yes',
})
