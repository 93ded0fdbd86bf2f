import { defineCall, strict, t, text } from '@iisp/contract'

/**
 * POST menuId: notes that the person opened a menu. Each call counts as one opening. Menus that the person does not
 * have, and openings beyond the daily limit, are ignored.
 */
export const addLog = defineCall({
  name: 'addLog',
  summary: 'Notes that a menu was opened',
  methods: ['POST', 'GET'],
  path: '/tgfw-valuation/qdMenuLog/addLog',
  input: strict({ menuId: text(20, 1) }),
  output: t.Null(),
  errors: [],
  access: { who: 'session', supervised: false },
  effect: 'write',
  idempotent: 'no',
})
