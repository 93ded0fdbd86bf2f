import { badRequest, conflict, defineErrors, notFound } from '@iisp/contract'

export const productErrors = defineErrors('product', {
  unknown: notFound('产品不存在', 'No such product'),
  /** `why` is the first fault by the combination's rule. */
  combinationInvalid: badRequest('{why}', '{why}'),
  combinationNameTaken: conflict(
    '组合名称已存在，请更换名称',
    'A combination of this name exists, please choose another',
  ),
  combinationEmpty: badRequest(
    '所选产品不存在或无权使用，请重新选择',
    'None of these products exists or may be used, please choose again',
  ),
  tooManyCombinations: conflict(
    '最多可保存{n}个产品组合，请先删除不用的组合',
    'At most {n} combinations can be kept. Please delete one that is not needed.',
  ),
})
