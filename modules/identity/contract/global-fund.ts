import { defineRead, defineWrite, menuAnswer, platformErrors, t } from '@iisp/contract'
import { globalFundErrors as e } from './global-fund-errors.ts'
import { sessionAnswer, signInErrors, signInInput } from './sign-in.ts'

/** POST: signs in a person of the global-fund zone, with what `login` takes; refuses everybody else. */
export const loginFundGlobal = defineWrite({
  name: 'loginFundGlobal',
  summary: { zh: '全球基金专区登录', en: 'Sign in to the global-fund zone' },
  path: '/tgfw-auth/login/auth/loginFundGlobal',
  input: signInInput,
  output: t.Object({ ...sessionAnswer.properties, isGlobalFund: t.Literal('1') }),
  errors: [...signInErrors, e.notOfGlobalFund],
  access: { who: 'public', whileLocked: true },
  idempotent: 'no',
})

/** GET → the menus of a person who signed in to the global-fund zone, as a tree; refused to everybody else. */
export const getMenuAuthorityFundGlobal = defineRead({
  name: 'getMenuAuthorityFundGlobal',
  summary: { zh: '全球基金菜单及权限', en: 'Menus of the global-fund zone' },
  methods: ['GET', 'POST'],
  path: '/tgfw-auth/common/menuAuthority/getMenuAuthorityFundGlobal',
  input: t.nothing,
  output: menuAnswer,
  errors: [platformErrors.noPermission],
  access: { who: 'session' },
})
