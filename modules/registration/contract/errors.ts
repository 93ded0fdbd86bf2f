import { badRequest, conflict, defineErrors, forbidden, notFound, tooManyRequests } from '@iisp/contract'

export const registrationErrors = defineErrors('registration', {
  checksTooOften: tooManyRequests(
    '核验过于频繁，请十分钟后再试',
    'Too many checks. Please try again in ten minutes.',
  ),
  codesTooOften: tooManyRequests(
    '获取验证码过于频繁，请稍后再试',
    'Too many codes were asked for. Please try again later.',
  ),
  codesWrong: badRequest(
    '验证码有误，请核对短信与邮件中的验证码',
    'The codes are not right. Please check the text message and the e-mail.',
  ),
  proofEnded: badRequest(
    '验证码已失效，请重新获取',
    'The codes are no longer valid. Please ask for new ones.',
  ),
  creditCodeWrong: badRequest(
    '统一社会信用代码有误，请核对18位代码',
    'This is not a unified social credit code. Please check its 18 characters.',
  ),
  nameEnChinese: badRequest('英文名称不能包含中文', 'The English name has no Chinese characters'),
  managerNoWrong: badRequest(
    '请填写管理人登记编号，以P开头加7位数字',
    'Please enter the registration number of the manager: P and seven digits',
  ),
  partyPending: conflict(
    '您已为该机构提交申请，正在办理中，请用申请编号查询进度',
    'You have applied for this institution already. Please look up your application by its number.',
  ),
  partyNotFound: notFound(
    '申请编号或查询码有误，请核对提交成功页或邮件',
    'Number or code is not right. Please check the confirmation page or the mail.',
  ),
  lookUpsTooOften: tooManyRequests(
    '查询过于频繁，请十分钟后再试',
    'Too many look-ups. Please try again in ten minutes.',
  ),
  creditCodeTaken: conflict(
    '该统一社会信用代码的机构已登记，请核实后退回或拒绝',
    'An institution with this credit code is registered already. Please verify, and return or refuse.',
  ),
  managersOnly: forbidden(
    '产品托管与外包由管理人申请，您的机构不是管理人',
    'Managers apply for custody and outsourcing; your institution is not one',
  ),
  draftGone: badRequest(
    '合同草稿已失效，请重新上传',
    'The draft of the contract is not there any more. Please upload it again.',
  ),
  draftTooLarge: badRequest(
    '合同草稿不能超过{limit}MB',
    'The draft of the contract may have {limit} MB at most',
  ),
  plannedDatePast: badRequest('计划成立日期不能早于今天', 'The planned date is in the past'),
  sizeMissing: badRequest('请填写大于零的预计规模', 'Please enter an expected size above zero'),
  tooManyContracts: tooManyRequests(
    '一天最多提交{limit}份产品申请，请明日再试',
    'At most {limit} applications a day. Please try again tomorrow.',
  ),
})
