import { defineWrite, t } from '@iisp/contract'
import { globalFundErrors as e } from './global-fund-errors.ts'
import { sessionAnswer, signInErrors, signInInput } from './sign-in.ts'

/**
 * POST the same input as `login`: signs in a person of the global-fund zone; refuses everybody
 * else.
 */
export const loginFundGlobal = defineWrite({
  summary: { zh: '全球基金专区登录', en: 'Sign in to the global-fund zone' },
  path: '/tgfw-auth/login/auth/loginFundGlobal',
  input: signInInput,
  output: t.Object({ ...sessionAnswer.properties, isGlobalFund: t.Literal('1') }),
  errors: [...signInErrors, e.notOfGlobalFund],
  access: { who: 'public', whileLocked: true },
  idempotent: 'no',
})
