import { defineCall, oneOf, strict, t } from '@iisp/contract'

/** GET → the to-do counts of the person's menus, those without to-dos included. `type` is the board's group. */
export const getPriorities = defineCall({
  name: 'getPriorities',
  summary: 'To-do counts of all menus',
  methods: ['GET'],
  path: '/api/common/getPriorities',
  input: strict({ coverRedis: t.Optional(oneOf('0', '1')) }),
  output: t.Array(
    t.Object({
      menuId: t.String(),
      menuName: t.String(),
      type: t.String(),
      path: t.String(),
      total: t.Integer({ minimum: 0 }),
    }),
  ),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

/** GET menuId → the to-do count of one menu; 0 for a menu without to-dos, unknown or not permitted. */
export const getPrioritiesByMenuId = defineCall({
  name: 'getPrioritiesByMenuId',
  summary: 'To-do count of one menu',
  methods: ['GET'],
  path: '/api/common/getPrioritiesByMenuId',
  input: strict({ menuId: t.String({ maxLength: 20 }), coverRedis: t.Optional(oneOf('0', '1')) }),
  output: t.Object({ id: t.String(), total: t.Integer({ minimum: 0 }), msg: t.String() }),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
