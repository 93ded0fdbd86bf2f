import { date, defineRead, flag, pageOf, platformErrors, strict, t, text } from '@iisp/contract'
import { productClass } from './product.ts'

const expiring = t.Object({ ...productClass.properties, DQRQ: date, IS_BUSI_LIMIT: flag })

/** Products of the caller's institution that expire on or before a day, today by default (BO-064). */
export const getProductInfoByExpireDay = defineRead({
  name: 'getProductInfoByExpireDay',
  summary: { zh: '到期产品列表', en: 'Products by expiry date' },
  methods: ['GET'],
  path: '/api/common/product/getProductInfoByExpireDay',
  input: strict({ expireDay: t.Optional(date), mgrUserId: t.Optional(text(64)) }),
  output: pageOf(expiring),
  errors: [platformErrors.notYours],
  access: { who: 'session' },
})
