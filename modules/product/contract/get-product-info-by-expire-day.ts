import { defineRead, platformErrors, t } from '@iisp/contract'
import { productClass } from './product.ts'

const expiring = t.Object({ ...productClass.properties, DQRQ: t.date, IS_BUSI_LIMIT: t.flag })

/** Products of the caller's institution that expire on or before a day, today by default (BO-064). */
export const getProductInfoByExpireDay = defineRead({
  summary: { zh: '到期产品列表', en: 'Products by expiry date' },
  path: '/api/common/product/getProductInfoByExpireDay',
  input: t.strict({ expireDay: t.Optional(t.date), mgrUserId: t.Optional(t.text(64)) }),
  output: t.pageOf(expiring),
  errors: [platformErrors.notYours],
  access: { who: 'session' },
})
