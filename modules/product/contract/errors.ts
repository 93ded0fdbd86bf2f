import { defineErrors } from '@iisp/contract'

export const productErrors = defineErrors('product', {
  unknown: { status: 404, zh: '产品不存在', en: 'No such product' },
})
