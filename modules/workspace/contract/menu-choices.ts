import { type WriteAccess, defineCall, nothing, strict, t, text } from '@iisp/contract'
import { workspaceErrors as e } from './errors.ts'

const own: WriteAccess = { who: 'session', supervised: false }
/** At most twelve menus, in the order in which they are shown. */
const chosen = strict({ menuIds: t.Array(text(20, 1), { maxItems: 12 }) })
const choice = t.Array(
  t.Object({ menuId: t.String(), name: t.String(), path: t.String(), sort: t.Integer({ minimum: 1 }) }),
)

/** The account's quick menus, without those it may no longer open. */
export const getQuickMenuList = defineCall({
  name: 'getQuickMenuList',
  summary: "The account's quick menus",
  methods: ['GET'],
  path: '/tgfw-integration/quickMenu/getQuickMenuList',
  input: nothing,
  output: choice,
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** POST menuIds: replaces the quick menus. Refuses a menu that the person may not open. */
export const quickMenuConfig = defineCall({
  name: 'quickMenuConfig',
  summary: 'Keeps the quick menus',
  methods: ['POST'],
  path: '/tgfw-integration/quickMenu/quickMenuConfig',
  input: chosen,
  output: t.Null(),
  errors: [e.menuNotPermitted],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** The account's common menus (the wire's spelling), without those it may no longer open. */
export const commomMenuList = defineCall({
  name: 'commomMenuList',
  summary: "The account's common menus",
  methods: ['GET'],
  path: '/tgfw-integration/commomMenu/commomMenuList',
  aliases: ['/tgfw-channel/commomMenu/commomMenuList'],
  input: nothing,
  output: choice,
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** POST menuIds: replaces the common menus. Refuses a menu that the person may not open. */
export const commomMenuConfig = defineCall({
  name: 'commomMenuConfig',
  summary: 'Keeps the common menus',
  methods: ['POST'],
  path: '/tgfw-integration/commomMenu/commomMenuConfig',
  aliases: ['/tgfw-channel/commomMenu/commomMenuConfig'],
  input: chosen,
  output: t.Null(),
  errors: [e.menuNotPermitted],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})
