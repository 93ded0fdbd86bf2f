import { type WriteAccess, defineRead, defineWrite, t } from '@iisp/contract'
import type { HomeCardKind } from '@iisp/contract/home-card'
import { workspaceErrors as e } from './errors.ts'
import { settingLimits } from './setting-limits.ts'

const own: WriteAccess = { who: 'session', supervised: false }
const cardCode = t.String({ pattern: '^[a-z][a-zA-Z0-9.-]{0,59}$' })

const card = (id: string, sort: number, zh: string, en: string): HomeCardKind => ({
  id,
  name: { zh, en },
  pages: [],
  sort,
})
export const todoCard = card('workspace.todo', 10, '我的待办', 'To do')
export const quickCard = card('workspace.quick', 20, '快捷菜单', 'Quick menus')
export const commonCard = card('workspace.common', 30, '常用菜单', 'Common menus')
export const entriesCard = card('workspace.entries', 90, '功能入口', 'Functions')

/**
 * The cards that the person may see, in the order of their home page. `visible` '0' marks a card
 * that the person has hidden.
 */
export const homeCardQuery = defineRead({
  name: 'homeCardQuery',
  summary: { zh: '查询首页卡片设置', en: 'Cards of the home page' },
  path: '/tgfw-integration/homeCard/query',
  output: t.Array(
    t.Object({
      cardCode: t.String(),
      name: t.String(),
      visible: t.flag,
      sort: t.Integer({ minimum: 1 }),
    }),
  ),
  access: own,
})

/** POST cards in the wanted order (by `sort`). Cards that are not named follow, visible. */
export const homeCardSetups = defineWrite({
  name: 'homeCardSetups',
  summary: { zh: '保存首页卡片设置', en: 'Save the cards of the home page' },
  path: '/tgfw-integration/homeCard/setups',
  input: t.strict({
    cards: t.Array(
      t.strict({ cardCode, visible: t.flag, sort: t.Integer({ minimum: 1, maximum: settingLimits.cards }) }),
      { maxItems: settingLimits.cards },
    ),
  }),
  errors: [e.cardUnknown],
  access: own,
  idempotent: 'yes',
})
