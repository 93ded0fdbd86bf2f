import { defineRead, menuAnswer, t } from '@iisp/contract'

/**
 * GET → whether the institution manages private equity, and if so the person's menus of the equity zone as a tree. Nobody
 * else has any.
 */
export const getEquityMenuAuthority = defineRead({
  name: 'getEquityMenuAuthority',
  summary: { zh: '股权专区菜单权限', en: 'Menus of the equity zone' },
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getEquityMenuAuthority',
  input: t.nothing,
  output: t.Object({ isEquity: t.flag, menus: menuAnswer }),
  access: { who: 'session' },
})
