import { defineErrors } from '@iisp/contract'

export const productErrors = defineErrors('product', {
  unknown: { status: 404, zh: '产品不存在', en: 'No such product' },
  /** `why` is the first fault by the combination's rule. */
  combinationInvalid: { status: 400, zh: '{why}', en: '{why}' },
  combinationNameTaken: {
    status: 409,
    zh: '组合名称已存在，请更换名称',
    en: 'A combination of this name exists, please choose another',
  },
  combinationEmpty: {
    status: 400,
    zh: '所选产品不存在或无权使用，请重新选择',
    en: 'None of these products exists or may be used, please choose again',
  },
  tooManyCombinations: {
    status: 409,
    zh: '最多可保存{n}个产品组合，请先删除不用的组合',
    en: 'At most {n} combinations can be kept. Please delete one that is not needed.',
  },
})
