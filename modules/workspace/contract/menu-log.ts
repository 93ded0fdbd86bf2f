import { defineWrite, t } from '@iisp/contract'

/**
 * POST menuId: records that the person opened a menu. Each call counts as one opening. Menus that the person does not
 * have, and openings beyond the daily limit, are ignored.
 */
export const addLog = defineWrite({
  summary: { zh: '记录菜单打开', en: "Log a menu's opening" },
  methods: ['POST', 'GET'],
  path: '/tgfw-valuation/qdMenuLog/addLog',
  input: t.strict({ menuId: t.text(20, 1) }),
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

const milliseconds = t.Integer({ minimum: 0, maximum: 600_000 })

/**
 * POST the time, in milliseconds, that the page of a menu took in the browser to load its script
 * (`loadTime`) and then to render (`renderTime`). Openings that `addLog` ignores are ignored here
 * too.
 */
export const staticMenu = defineWrite({
  summary: { zh: '上报菜单打开耗时', en: 'Report how long a menu took' },
  methods: ['POST'],
  path: '/api/users/make-complaints/staticMenu',
  input: t.strict({ menuId: t.text(20, 1), loadTime: milliseconds, renderTime: milliseconds }),
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
