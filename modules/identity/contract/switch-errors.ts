import { badRequest, defineErrors, forbidden } from '@iisp/contract'

/** Apart from the module's others, so that the login page does not load them. */
export const switchErrors = defineErrors('identity', {
  notSuperManager: forbidden('仅超级管理员可切换管理人', 'Only a super-manager may switch managers'),
  switchReasonMissing: badRequest('请填写代办原因', 'Please say why you act for this account'),
})
