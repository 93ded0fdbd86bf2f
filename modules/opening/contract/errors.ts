import { defineErrors } from '@iisp/contract'

/** Refusals of this module's calls, in addition to the kernel's. */
export const openingErrors = defineErrors('opening', {
  notMovable: {
    status: 409,
    zh: '该申请当前状态为【{state}】，不可执行此操作',
    en: 'The application is in state {state}; this is not possible now',
  },
  productUnusable: {
    status: 400,
    zh: '该产品状态为{state}，不可发起申请',
    en: 'The product is {state}; no application can be made',
  },
  brokerUnknown: { status: 400, zh: '请选择经纪商', en: 'Please choose a broker' },
  linkTypeUnfit: {
    status: 400,
    zh: '{broker}不能开立{type}，请核对经纪商与账户类型',
    en: 'An account of type {type} cannot be kept with {broker}. Please check both.',
  },
  formInvalid: { status: 400, zh: '{why}', en: '{why}' },
  fileGone: {
    status: 409,
    zh: '附件不存在，请重新上传',
    en: 'The attachment is gone, please upload it again',
  },
  filesTooLarge: {
    status: 413,
    zh: '上传的文件不能超过{limit}MB',
    en: 'The uploaded files cannot exceed {limit} MB',
  },
  inProgress: {
    status: 409,
    zh: '该产品已有在途申请{xmbh}，请勿重复提交',
    en: 'Application {xmbh} for this product is under way already',
  },
  passwordNotYours: {
    status: 403,
    zh: '请使用管理员权限账号或者流程提交人{id}账号查看',
    en: "Please use an administrator's account or that of the submitter, {id}",
  },
  stepUpNeeded: {
    status: 403,
    zh: '请先验证登录密码',
    en: 'Please confirm your sign-in password first',
  },
  revealedTooOften: {
    status: 429,
    zh: '查看资金密码过于频繁，请稍后再试',
    en: 'Fund passwords were shown too often. Please try again later.',
  },
  urgedToday: { status: 409, zh: '今日已催办', en: 'This was urged today already' },
})
