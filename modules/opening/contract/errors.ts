import {
  badRequest,
  conflict,
  contentTooLarge,
  defineErrors,
  forbidden,
  tooManyRequests,
} from '@iisp/contract'

/** Refusals of this module's calls, in addition to the kernel's. */
export const openingErrors = defineErrors('opening', {
  notMovable: conflict(
    '该申请当前状态为【{state}】，不可执行此操作',
    'The application is in state {state}; this is not possible now',
  ),
  productUnusable: badRequest(
    '该产品状态为{state}，不可发起申请',
    'The product is {state}; no application can be made',
  ),
  brokerUnknown: badRequest('请选择经纪商', 'Please choose a broker'),
  linkTypeUnfit: badRequest(
    '{broker}不能开立{type}，请核对经纪商与账户类型',
    'An account of type {type} cannot be kept with {broker}. Please check both.',
  ),
  formInvalid: badRequest('{why}', '{why}'),
  fileGone: conflict('附件不存在，请重新上传', 'The attachment is gone, please upload it again'),
  filesTooLarge: contentTooLarge(
    '上传的文件不能超过{limit}MB',
    'The uploaded files cannot exceed {limit} MB',
  ),
  inProgress: conflict(
    '该产品已有在途申请{xmbh}，请勿重复提交',
    'Application {xmbh} for this product is under way already',
  ),
  passwordNotYours: forbidden(
    '请使用管理员权限账号或者流程提交人{id}账号查看',
    "Please use an administrator's account or that of the submitter, {id}",
  ),
  stepUpNeeded: forbidden('请先验证登录密码', 'Please confirm your sign-in password first'),
  revealedTooOften: tooManyRequests(
    '查看资金密码过于频繁，请稍后再试',
    'Fund passwords were shown too often. Please try again later.',
  ),
  urgedToday: conflict('今日已催办', 'This was urged today already'),
})
