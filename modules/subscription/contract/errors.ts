import { conflict, defineErrors, forbidden } from '@iisp/contract'

export const subscriptionErrors = defineErrors('subscription', {
  noPhone: conflict(
    '您尚未登记手机号码，不能选择短信',
    'No mobile number is registered for you, so text messages cannot be chosen',
  ),
  asAnother: forbidden(
    '代办时不可订阅或退订，请由本人操作',
    'People subscribe in person, not through somebody acting for them',
  ),
})
