import { defineErrors, forbidden } from '@iisp/contract'

/** Refusals of the global-fund zone. Apart from the others, which the login page loads. */
export const globalFundErrors = defineErrors('identity', {
  notOfGlobalFund: forbidden(
    '该账号不属于全球基金专区，请从平台登录页面登录',
    'This account does not belong to the global-fund zone. Please use the ordinary sign-in page.',
  ),
})
