import { type Static, defineList, t } from '@iisp/contract'
import { menuUsage } from './pages.ts'

const milliseconds = t.nullable(t.Integer({ minimum: 0 }))
const row = t.Object({
  menuId: t.String(),
  name: t.String(),
  openings: t.Integer({ minimum: 0 }),
  /** Number of accounts that opened the menu. */
  accounts: t.Integer({ minimum: 0 }),
  /** Half of the openings took at most this long until the page was drawn; null: no browser reported any. */
  typicalMs: milliseconds,
  /** Nineteen of twenty openings took at most this long. */
  slowMs: milliseconds,
})
export type MenuUsage = Static<typeof row>

/** For how many days back openings and their times are counted unless dates are given. */
export const usualUsageDays = 30

/** The menus by how often they were opened, most often first, with the time that their pages took. */
export const menuUsageList = defineList({
  name: 'menuUsageList',
  summary: { zh: '菜单使用情况', en: 'Use of the menus' },
  path: '/api/workspace/menu-usage-list',
  filters: { startDate: t.Optional(t.date), endDate: t.Optional(t.date) },
  row,
  access: { who: 'pages', pages: [menuUsage] },
})
