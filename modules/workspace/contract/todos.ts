import { defineRead, t } from '@iisp/contract'
import { todoCount } from '@iisp/contract/shell-answers'

/** The board's groups, numbered as in the specification: 1 划款税费, 2 TA, 3 估值, 4 产品管理, 5 其他. */
export const todoTypes = ['1', '2', '3', '4', '5'] as const
export type TodoType = (typeof todoTypes)[number]

const { total, oldest, opens, query } = todoCount.properties

/** GET: the person's menus that can have to-dos, without counts. */
export const getTodoList = defineRead({
  summary: { zh: '待办菜单', en: 'Menus of the to-do board' },
  methods: ['GET', 'POST'],
  path: '/api/common/priorities/getTodoList',
  output: t.Array(
    t.Object({
      /** Menu id. */
      ID: t.String(),
      menuName: t.String(),
      type: t.oneOf(...todoTypes),
      path: t.String(),
      opens,
      query,
    }),
  ),
  access: { who: 'session' },
})

/** GET: the to-do counts of the person's menus, including counts of 0. `type` is the board's group. */
export const getPriorities = defineRead({
  summary: { zh: '全部菜单待办数', en: 'To-do counts of all menus' },
  path: '/api/common/getPriorities',
  input: t.strict({ coverRedis: t.Optional(t.oneOf('0', '1')) }),
  output: t.Array(todoCount),
  access: { who: 'session' },
})

/** GET menuId: the to-do count of one menu; 0 if it has no to-dos, is unknown or is not permitted. */
export const getPrioritiesByMenuId = defineRead({
  summary: { zh: '单个菜单待办数', en: 'To-do count of a menu' },
  path: '/api/common/getPrioritiesByMenuId',
  input: t.strict({ menuId: t.text(20), coverRedis: t.Optional(t.oneOf('0', '1')) }),
  output: t.Object({ id: t.String(), total, oldest, msg: t.String() }),
  access: { who: 'session' },
})
