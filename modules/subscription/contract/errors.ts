import { defineErrors } from '@iisp/contract'

export const subscriptionErrors = defineErrors('subscription', {
  noPhone: {
    status: 409,
    zh: '您尚未登记手机号码，不能选择短信',
    en: 'No mobile number is registered for you, so text messages cannot be chosen',
  },
  asAnother: {
    status: 403,
    zh: '代办时不可订阅或退订，请由本人操作',
    en: 'People subscribe in person, not through somebody acting for them',
  },
})
