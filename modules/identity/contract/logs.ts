import { defineCall, strict, t, text } from '@iisp/contract'

/**
 * POST menuId: notes that the person opened a menu. A repetition is one more opening. What is no menu of the person, or
 * beyond a day's many, is not noted.
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
