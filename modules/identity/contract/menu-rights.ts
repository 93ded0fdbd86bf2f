import { defineRead, defineWrite, t } from '@iisp/contract'
import { whoErrors } from './who-errors.ts'

const topology = t.Union([t.Literal(1), t.Literal(2)])

/**
 * POST menuTopology: arranges the menus of the account in the old way (1: one after the other) or the new one
 * (2: in groups). Answers what is in force.
 */
export const changeMenuTopology = defineWrite({
  summary: { zh: '切换菜单布局', en: 'Change how menus are arranged' },
  path: '/tgfw-auth/common/menuAuthority/changeMenuTopology',
  input: t.strict({ menuTopology: topology }),
  output: topology,
  errors: [whoErrors.arrangementOfAnother],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})

/** GET: the paths, below /iisp, of the pages that the person may open now. */
export const authPages = defineRead({
  name: 'authPages',
  summary: { zh: '已授权页面', en: 'Pages that the person may open' },
  path: '/demo/auth-pages',
  output: t.Array(t.String()),
  access: { who: 'session' },
})

/**
 * GET pageId, a menu id: the names of the writing calls of that page that the person may use; empty
 * if the person may not open the page.
 */
export const authUiElements = defineRead({
  name: 'authUiElements',
  summary: { zh: '页面内已授权的操作', en: 'What the person may do on a page' },
  path: '/demo/auth-ui-elements',
  input: t.strict({ pageId: t.text(20, 1) }),
  output: t.Array(t.String()),
  access: { who: 'session' },
})
