import { defineWrite, t } from '@iisp/contract'

/**
 * POST menuId: records that the person opened a menu. Each call counts as one opening. Menus that the person does not
 * have, and openings beyond the daily limit, are ignored.
 */
export const addLog = defineWrite({
  name: 'addLog',
  summary: { zh: '记录菜单打开', en: "Log a menu's opening" },
  methods: ['POST', 'GET'],
  path: '/tgfw-valuation/qdMenuLog/addLog',
  input: t.strict({ menuId: t.text(20, 1) }),
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
