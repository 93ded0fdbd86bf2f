import { type RowOf, defineFields, defineList, f, t } from '@iisp/contract'
import { menuUsage } from './pages.ts'

export const menuUsageFields = defineFields({
  menuId: t.String(),
  name: f.longText(['菜单', 'Menu']),
  openings: f.count(['打开次数', 'Openings']),
  /** Number of accounts that opened the menu. */
  accounts: f.count(['使用账号数', 'Accounts']),
  /** Median time until the page was drawn; null if no browser reported any. */
  typicalMs: f.orNone(f.count(['通常耗时（毫秒）', 'Usual time (ms)'])),
  /** 95th percentile of the time until the page was drawn. */
  slowMs: f.orNone(f.count(['较慢耗时（毫秒）', 'Slow time (ms)'])),
})
export type MenuUsage = RowOf<typeof menuUsageFields>

/** Number of past days that are counted unless dates are given. */
export const usualUsageDays = 30

/** The menus by number of openings, highest first, with the times of their pages. */
export const menuUsageList = defineList({
  name: 'menuUsageList',
  summary: { zh: '菜单使用情况', en: 'Use of the menus' },
  path: '/api/workspace/menu-usage-list',
  filters: { startDate: t.Optional(t.date), endDate: t.Optional(t.date) },
  row: menuUsageFields.row,
  access: { who: 'pages', pages: [menuUsage] },
})
