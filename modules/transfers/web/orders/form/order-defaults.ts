import type { ParamValues } from '@iisp/guide/contract'
import { isPaymentTime } from '@iisp/transfers/rules'
import { blankFields, type OrderFields } from './state/order-fields.ts'

const options = ['notice', 'sendEmail', 'autoCall', 'retry', 'notBeforeDate'] as const

/**
 * Initial values of a new order from the person's own settings (个性化设置). A time outside the payment hours is ignored.
 */
export function orderDefaults({ orderOptions, isSendTime, fixedTime = '' }: ParamValues): OrderFields {
  const time = isSendTime === '1' ? `${fixedTime.slice(0, 2)}:${fixedTime.slice(2, 4)}` : ''
  const ticked =
    orderOptions && Object.fromEntries(options.map((option) => [option, orderOptions.includes(option)]))
  return { ...blankFields, ...ticked, time: isPaymentTime(time) ? time : '' }
}
