import { type Static, defineList, t } from '@iisp/contract'
import { menuUsage } from './pages.ts'

const milliseconds = t.nullable(t.Integer({ minimum: 0 }))
const row = t.Object({
  menuId: t.String(),
  name: t.String(),
  openings: t.Integer({ minimum: 0 }),
  /** Number of accounts that opened the menu. */
  accounts: t.Integer({ minimum: 0 }),
  /** Median time until the page was drawn; null if no browser reported any. */
  typicalMs: milliseconds,
  /** 95th percentile of the time until the page was drawn. */
  slowMs: milliseconds,
})
export type MenuUsage = Static<typeof row>

/** Number of past days that are counted unless dates are given. */
export const usualUsageDays = 30

/** The menus by number of openings, highest first, with the times of their pages. */
export const menuUsageList = defineList({
  name: 'menuUsageList',
  summary: { zh: '菜单使用情况', en: 'Use of the menus' },
  path: '/api/workspace/menu-usage-list',
  filters: { startDate: t.Optional(t.date), endDate: t.Optional(t.date) },
  row,
  access: { who: 'pages', pages: [menuUsage] },
})
