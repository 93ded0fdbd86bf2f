import { badRequest, conflict, defineErrors, forbidden, notFound } from '@iisp/contract'

/**
 * The texts of sections 5 and 8 of document 002 verbatim, and further texts for cases that the
 * document does not cover.
 */
export const relationErrors = defineErrors('fund-relation', {
  motherMissing: badRequest('请输入母基金产品代码', 'Please enter the code of the mother fund'),
  childMissing: badRequest('请输入子基金产品代码', 'Please enter the code of the child fund'),
  childUnknown: badRequest('子产品不存在', 'There is no such child fund'),
  motherUnknown: badRequest('母产品不存在', 'There is no such mother fund'),
  fundUnknown: notFound(
    '未查询到该管理人产品信息，请核对产品代码',
    'No fund of that manager was found. Please check the code.',
  ),
  bothForeign: badRequest(
    '母基金与子基金至少有一只须为本管理人的产品',
    'One of the two funds has to be your own',
  ),
  sameFund: badRequest('母基金与子基金不能为同一产品', 'A fund cannot be linked with itself'),
  fundNotRunning: badRequest(
    '{name}未在运作，不能办理母子关系',
    '{name} is not running and cannot be linked',
  ),
  pairTwice: badRequest(
    '母基金{code}重复填写，请合并为一行',
    'Mother fund {code} is entered twice. Please use one row.',
  ),
  triggerIncomplete: badRequest(
    '请填写完整申赎触发方式及具体比例金额信息！',
    'Please complete the trigger method and its ratio or amount',
  ),
  ratioSum: badRequest(
    '所有触发比例加在一起需要小于等于100%，请重新输入',
    'All trigger ratios together may not exceed 100%. Please enter them again.',
  ),
  sameDay: badRequest(
    '指定日期生效的开始日期与结束日期不能为同一天！',
    'The specified dates cannot start and end on the same day',
  ),
  datesMissing: badRequest(
    '请选择指定日期生效的开始日期与结束日期',
    'Please choose the first and the last day',
  ),
  endBeforeStart: badRequest(
    '指定日期生效的结束日期不能早于开始日期',
    'The last day cannot be before the first',
  ),
  startPast: badRequest('指定日期生效的开始日期不能早于今天', 'The first day cannot be in the past'),
  feeToAssets: badRequest(
    '该母基金({name})赎回费归属于基金资产，不允许减免，请取消',
    'The redemption fee of the mother fund ({name}) belongs to its assets and cannot be waived',
  ),
  phoneWrong: badRequest('请填写11位手机号码', 'Please enter a mobile number of 11 digits'),
  circle: conflict(
    '该母子关系将形成循环持有，不能提交',
    'This link would make the funds hold each other in a circle',
  ),
  conflict: conflict(
    '存在未完成的申请，请先至进度页签撤销后再操作',
    'An application is still open. Please revoke it in the progress tab first.',
  ),
  relationExists: conflict(
    '该母子关系已存在，请使用修改',
    'These funds are linked already. Please modify the relation.',
  ),
  relationGone: conflict(
    '该母子关系不存在或已失效，请刷新后重试',
    'This relation does not exist or has ended. Please refresh.',
  ),
  fileGone: badRequest(
    '附件已失效，请重新上传',
    'The attachment is not there any more. Please upload it again.',
  ),
  fileTooLarge: badRequest('附件不能超过{limit}MB', 'The attachment may have {limit} MB at most'),
  paramUnreadable: badRequest('inputParam格式不正确：{field}', 'inputParam is not valid: {field}'),
  managersOnly: forbidden(
    '母子关系由管理人申请，您的机构不是管理人',
    'Managers apply for fund relations; your institution is not one',
  ),
  tooManyOpen: conflict(
    '未完成的申请最多{limit}份，请先处理已有申请',
    'At most {limit} applications may be open. Please finish some first.',
  ),
  configUnavailable: conflict('不能设置付费自动强赎', 'The forced redemption cannot be set up for this fund'),
  configIncomplete: badRequest('请完整填写付费自动强赎设置：{what}', 'Please complete the settings: {what}'),
  frequencyDiffers: badRequest(
    '费用支付频率不一致时，请按照支付频率分开设置',
    'Please set up fees that are paid at different frequencies separately',
  ),
  ratioMissing: badRequest(
    '请填写大于0且不超过100%的指定赎回比例',
    'Please enter a redemption ratio above 0 and up to 100%',
  ),
  accountUnknown: badRequest(
    '子基金账号或交易账号不存在或已停用，请重新选择',
    'This fund account or trading account is not in use. Please choose again.',
  ),
  feeCarried: conflict(
    '强制赎回不再重试：未付费用已结转至下一付费日',
    'A forced redemption is not tried again: its fee is carried to the next due date',
  ),
  payeeMissing: conflict(
    '产品条款未登记该费用的收款账户，请先由份额登记机构维护条款',
    'The terms of the fund name no account for this fee. The share register has to enter it first.',
  ),
  cashShort: conflict(
    '子基金托管户可用余额不足，暂不能付费',
    'The custody account of the child fund has too little available money for this payment',
  ),
  rehearsalPast: badRequest('预演的日期不能早于今天', 'A rehearsal cannot begin in the past'),
  rehearsalNav: badRequest(
    '{code}的净值最多保留{places}位小数',
    'The NAV of {code} has {places} decimals at most',
  ),
  rehearsalZero: badRequest(
    '请填写大于0的金额与份额，以及不低于0.01的净值',
    'Please enter amounts and shares above 0, and NAVs of 0.01 at least',
  ),
})
