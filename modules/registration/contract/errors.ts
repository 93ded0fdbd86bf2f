import { defineErrors } from '@iisp/contract'

export const registrationErrors = defineErrors('registration', {
  checksTooOften: {
    status: 429,
    zh: '核验过于频繁，请十分钟后再试',
    en: 'Too many checks. Please try again in ten minutes.',
  },
  codesTooOften: {
    status: 429,
    zh: '获取验证码过于频繁，请稍后再试',
    en: 'Too many codes were asked for. Please try again later.',
  },
  codesWrong: {
    status: 400,
    zh: '验证码有误，请核对短信与邮件中的验证码',
    en: 'The codes are not right. Please check the text message and the e-mail.',
  },
  proofEnded: {
    status: 400,
    zh: '验证码已失效，请重新获取',
    en: 'The codes are no longer valid. Please ask for new ones.',
  },
  creditCodeWrong: {
    status: 400,
    zh: '统一社会信用代码有误，请核对18位代码',
    en: 'This is not a unified social credit code. Please check its 18 characters.',
  },
  nameEnChinese: {
    status: 400,
    zh: '英文名称不能包含中文',
    en: 'The English name has no Chinese characters',
  },
  managerNoWrong: {
    status: 400,
    zh: '请填写管理人登记编号，以P开头加7位数字',
    en: 'Please enter the registration number of the manager: P and seven digits',
  },
  partyPending: {
    status: 409,
    zh: '您已为该机构提交申请，正在办理中，请用申请编号查询进度',
    en: 'You have applied for this institution already. Please look up your application by its number.',
  },
  partyNotFound: {
    status: 404,
    zh: '申请编号或查询码有误，请核对提交成功页或邮件',
    en: 'Number or code is not right. Please check the confirmation page or the mail.',
  },
  lookUpsTooOften: {
    status: 429,
    zh: '查询过于频繁，请十分钟后再试',
    en: 'Too many look-ups. Please try again in ten minutes.',
  },
  partyMoved: {
    status: 409,
    zh: '该申请的状态不允许此操作，请刷新后重试',
    en: 'The state of this application does not allow that. Please refresh.',
  },
  secondPerson: {
    status: 403,
    zh: '复核须由初审人以外的人员办理',
    en: 'Somebody other than the first examiner has to accept it',
  },
  creditCodeTaken: {
    status: 409,
    zh: '该统一社会信用代码的机构已登记，请核实后退回或拒绝',
    en: 'An institution with this credit code is registered already. Please verify, and return or refuse.',
  },
  managersOnly: {
    status: 403,
    zh: '产品托管与外包由管理人申请，您的机构不是管理人',
    en: 'Managers apply for custody and outsourcing; your institution is not one',
  },
  draftGone: {
    status: 400,
    zh: '合同草稿已失效，请重新上传',
    en: 'The draft of the contract is not there any more. Please upload it again.',
  },
  draftTooLarge: {
    status: 400,
    zh: '合同草稿不能超过{limit}MB',
    en: 'The draft of the contract may have {limit} MB at most',
  },
  plannedDatePast: {
    status: 400,
    zh: '计划成立日期不能早于今天',
    en: 'The planned date is in the past',
  },
  sizeMissing: {
    status: 400,
    zh: '请填写大于零的预计规模',
    en: 'Please enter an expected size above zero',
  },
  tooManyContracts: {
    status: 429,
    zh: '一天最多提交{limit}份产品申请，请明日再试',
    en: 'At most {limit} applications a day. Please try again tomorrow.',
  },
  contractMoved: {
    status: 409,
    zh: '该申请的状态不允许此操作，请刷新后重试',
    en: 'The state of this application does not allow that. Please refresh.',
  },
  reasonMissing: {
    status: 400,
    zh: '请填写退回或拒绝的原因，申请人将据此处理',
    en: 'Please give a reason: the applicant is told it',
  },
})
