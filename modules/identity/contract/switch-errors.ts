import { defineErrors } from '@iisp/contract'

/** Apart from the module's others, so that the login page does not load them. */
export const switchErrors = defineErrors('identity', {
  notSuperManager: {
    status: 403,
    zh: '仅超级管理员可切换管理人',
    en: 'Only a super-manager may switch managers',
  },
  switchReasonMissing: {
    status: 400,
    zh: '请填写代办原因',
    en: 'Please say why you act for this account',
  },
})
