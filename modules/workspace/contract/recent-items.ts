import { type Static, type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'

const own: WriteAccess = { who: 'session', supervised: false }

/** How many things of a kind are kept for an account. */
export const recentItemsKept = 40

/** What is kept besides menus. */
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
  /** How often it was opened lately: each opening counts 1 and halves in a fortnight. */
  score: t.Number({ minimum: 0 }),
})
export type RecentItem = Static<typeof recentItem>

/** What the person opened last, the latest first; nothing whose page they may no longer open. */
export const recentItemList = defineRead({
  name: 'recentItemList',
  summary: { zh: '最近打开的内容', en: 'What the person opened last' },
  path: '/api/workspace/recent-item-list',
  output: t.Array(recentItem, { maxItems: recentItemsKept * (1 + notedKinds.length) }),
  access: own,
})

/**
 * POST what the person opened, with the words under which it is to be found again. Menus are noted by `addLog`. What
 * stands on a page that the person does not have is ignored.
 */
export const recentItemNote = defineWrite({
  name: 'recentItemNote',
  summary: { zh: '记录最近打开的内容', en: 'Note what the person opened' },
  path: '/api/workspace/recent-item-note',
  input: t.strict({ ...item, kind: t.oneOf(...notedKinds) }),
  access: own,
  idempotent: 'yes',
})
