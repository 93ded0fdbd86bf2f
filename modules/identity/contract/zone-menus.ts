import { defineRead, menuAnswer, t } from '@iisp/contract'

/**
 * GET → whether the institution manages private equity, and if so the person's menus of the equity
 * zone as a tree; otherwise none.
 */
export const getEquityMenuAuthority = defineRead({
  summary: { zh: '股权专区菜单权限', en: 'Menus of the equity zone' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getEquityMenuAuthority',
  output: t.Object({ isEquity: t.flag, menus: menuAnswer }),
  access: { who: 'session' },
})

/**
 * GET → the menus of the quantitative zone as a tree; empty for people to whom the zone is not
 * offered.
 */
export const getQuantMenuAuthority = defineRead({
  summary: { zh: '量化专区菜单权限', en: 'Menus of the quantitative zone' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getQuantMenuAuthority',
  output: menuAnswer,
  access: { who: 'session' },
})
