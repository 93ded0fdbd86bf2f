import { badRequest, conflict, defineErrors, forbidden } from '@iisp/contract'

export const taErrors = defineErrors('ta', {
  noTerms: conflict(
    '产品{code}在{date}没有已生效的条款，请先录入并复核',
    'Fund {code} has no approved terms on {date}. Please enter and approve them first.',
  ),
  exchangeFileGone: badRequest(
    '文件已失效，请重新上传',
    'A file is no longer there. Please upload it again.',
  ),
  exchangeTooLarge: badRequest(
    '文件总大小或数量超过限制，请分批上传',
    'The files are too many or too large together. Please upload fewer at a time.',
  ),
  navPlaces: badRequest('该产品净值保留{places}位小数', 'The NAV of this fund has {places} decimals'),
  navZero: badRequest('净值须大于0', 'A NAV is above 0'),
  navFuture: badRequest('净值日期不得晚于当日', 'There is no NAV of a day to come'),
  navThere: conflict(
    '该产品当日净值已录入，如有误请在列表中更正',
    'The NAV of that day has been entered. Replace it in the list if it is wrong.',
  ),
  navUsed: conflict(
    '该净值已用于交易日处理、分红或业绩报酬计提，不得更正；如需更正，请先终止或更正该日处理，或终止分红或计提',
    'A dealing run, a dividend or a fee day has used this NAV. Stop or correct the run, or stop the dividend or the fee day, first.',
  ),
  beforeCutOff: conflict('未到{date}截单时间，不可截单', 'The cut-off of {date} has not been reached'),
  nothingToDeal: conflict('该产品当日没有审核通过的申请', 'The fund has no passed applications for that day'),
  runThere: conflict(
    '该产品当日已有交易日处理，请刷新',
    'There is a run of that fund and day. Please refresh.',
  ),
  noNav: conflict(
    '产品{code}{date}的净值尚未确认，请先录入并确认净值',
    'The NAV of fund {code} on {date} is not confirmed yet. Please enter and confirm it first.',
  ),
  earlierDay: conflict(
    '{date}的交易日处理尚未确认，请按日期顺序办理',
    'The run of {date} is not confirmed yet. Days are dealt in their order.',
  ),
  largeUndecided: conflict(
    '当日构成巨额赎回，请选择全额接受或部分接受（不得少于{least}份）',
    'This is a day of large redemption: accept all, or a part of at least {least} shares',
  ),
  runFault: conflict(
    '试算未通过控制校验：{what}。未生成任何结果，请联系系统管理员',
    'The control totals do not hold: {what}. Nothing was written; please tell the system administrator.',
  ),
  revocationAsked: conflict('已有人提出申请，请刷新', 'Somebody has asked for it already. Please refresh.'),
  correctionAsked: conflict(
    '已有人申请更正该次处理，请先更正或取消申请',
    'Somebody asks for this run to be corrected. Please correct it or drop the request first.',
  ),
  revocationNotAsked: conflict(
    '尚无撤销或更正申请，或申请已取消，请刷新',
    'Nobody asks for it to be taken back, or no longer. Please refresh.',
  ),
  digestChanged: conflict(
    '复核后数据已变化，请退回后重新试算',
    'Something has changed since the approval. Please return the run and compute it again.',
  ),
  runNotLatest: conflict(
    '该产品此后已有交易日处理，请先更正较晚的日期',
    'There are later runs of this fund. Please correct those first.',
  ),
  runPaid: conflict(
    '该次处理的划款指令尚未作废，不可更正；尚未划款的，请托管人先作废其划款指令',
    'The orders that pay this run have not been voided, so it cannot be corrected. Where nothing has been paid, please have the custodian void them first.',
  ),
  noNextOpening: conflict(
    '顺延的赎回在{date}前没有开放日，请先维护开放日或工作日历',
    'No open day is known until {date} for deferred redemptions. Please add an opening or the calendar first.',
  ),
  noOpening: conflict('产品{code}在{date}前没有开放日', 'Fund {code} has no open day until {date}'),
  // investors
  managerUnknown: badRequest('请选择管理人', 'Please choose the manager'),
  identityWrong: badRequest(
    '证件号码有误，请核对后重新填写',
    'This is not a valid identity number. Please check it.',
  ),
  identityTypeUnfit: badRequest(
    '证件类型与投资者类型不符，请重新选择',
    'This kind of document does not fit the kind of investor. Please choose again.',
  ),
  identityTaken: conflict(
    '该证件号码的投资者已开户，请查询后办理变更',
    'An investor with this identity number is open already. Please look it up and change it.',
  ),
  phoneWrong: badRequest('请填写有效的手机或固定电话号码', 'Please enter a mobile or landline number'),
  emailWrong: badRequest('请填写有效的邮箱地址', 'Please enter an e-mail address'),
  nameEnChinese: badRequest('英文名称不能包含中文', 'The English name has no Chinese characters'),
  proofMissing: badRequest(
    '请上传合格投资者证明并填写有效期',
    'Please upload the proof of the qualified investor and enter until when it is valid',
  ),
  dayPast: badRequest('有效期不能早于今天', 'The date is in the past'),
  ratingIncomplete: badRequest(
    '风险等级与有效期须同时填写',
    'Please enter the risk rating together with its date',
  ),
  accountNoWrong: badRequest(
    '请填写6至32位数字的银行账号',
    'Please enter the account number of 6 to 32 digits',
  ),
  branchNoWrong: badRequest(
    '请填写12位大额行号，或留空',
    'Please enter the 12 digits of the bank branch, or leave it empty',
  ),
  accountTaken: conflict(
    '该销售机构的交易账号已存在，请核对',
    'The distributor has this trading account already. Please check it.',
  ),
  productUnknown: badRequest('请选择该管理人的产品', 'Please choose a fund of this manager'),
  changePending: conflict(
    '该投资者有待复核的变更，请先复核或撤回',
    'A change of this investor waits for review. Please decide it first.',
  ),
  changeUnfit: conflict('该投资者的账户状态不允许此操作', 'The state of this investor does not allow that'),
  nothingChanged: badRequest('请至少修改一项', 'Please change at least one field'),
  stillHolds: conflict(
    '该投资者仍持有份额或有在途申请，不能销户',
    'This investor holds shares or has applications under way and cannot be closed',
  ),
  fileGone: badRequest('文件已失效，请重新上传', 'The file is not there any more. Please upload it again.'),
  filesTooLarge: badRequest('文件合计不能超过{limit}MB', 'The files may have {limit} MB together'),
  tooManyFiles: badRequest('最多上传{limit}个文件', 'At most {limit} files'),
  // applications
  kindNotYours: forbidden('您不能办理该业务类型的申请', 'You cannot enter applications of this kind'),
  accountUnknown: badRequest(
    '请选择该管理人名下投资者的交易账户',
    'Please choose a trading account of an investor of this manager',
  ),
  amountMissing: badRequest('请填写大于零的金额', 'Please enter an amount above zero'),
  sharesMissing: badRequest('请填写大于零的份额', 'Please enter shares above zero'),
  methodMissing: badRequest('请选择分红方式', 'Please choose the dividend method'),
  targetMissing: badRequest('请选择转入方', 'Please choose where the shares go'),
  notOpen: conflict(
    '产品{code}在{date}不开放该业务，最近的开放日为{days}',
    'Fund {code} is not open for this on {date}. Its next open days: {days}',
  ),
  noOpenDay: conflict(
    '产品{code}在已公布的交易日历内没有可用的开放日',
    'Fund {code} has no further open day in the published calendar',
  ),
  fundNotRunning: conflict('产品{code}的状态不允许此业务', 'The state of fund {code} does not allow that'),
  investorUnusable: conflict(
    '投资者的基金账户不是正常状态，请先办理账户业务',
    'The fund account of the investor is frozen, lost or closed',
  ),
  accountUnusable: conflict(
    '交易账户不是正常状态，请选择其他账户',
    'The trading account is frozen or closed. Please choose another one.',
  ),
  notQualified: conflict(
    '合格投资者证明缺失或在{date}已过期，请先更新',
    'There is no proof of a qualified investor that is valid on {date}. Please renew it first.',
  ),
  riskExpired: conflict(
    '风险测评缺失或在{date}已过期，请先更新',
    'There is no risk rating that is valid on {date}. Please renew it first.',
  ),
  noDesignated: conflict(
    '投资者未登记该产品的指定银行账户，请先登记',
    'The investor has no designated bank account for this fund. Please designate one first.',
  ),
  documentMissing: badRequest('请至少上传一份申请文件', 'Please upload at least one document'),
  belowFirst: badRequest('首次认申购不得低于{limit}元', 'A first subscription is {limit} yuan at least'),
  belowFurther: badRequest('追加认申购不得低于{limit}元', 'A further subscription is {limit} yuan at least'),
  holderLimit: conflict('产品持有人数已达上限{limit}人', 'The fund has its maximum of {limit} holders'),
  sharesShort: badRequest('可用份额不足，当前可用{available}份', 'Too few shares: {available} are available'),
  sharesLocked: badRequest(
    '部分份额尚在锁定期，{date}可用{available}份',
    'Some shares are locked up: {available} are available on {date}',
  ),
  remainderSmall: badRequest(
    '赎回后剩余持有低于合同约定的最低持有，请减少份额或全部赎回',
    'What would stay is below the minimum holding. Please redeem less, or all.',
  ),
  transferUnfit: badRequest(
    '请选择同一管理人名下其他投资者的正常交易账户',
    'Please choose a usable account of another investor of the same manager',
  ),
  cutOffPast: conflict(
    '已过{date}的截止时间或已进入交易日处理，不能撤回',
    'The cut-off of {date} is past, or its dealing run has begun: no withdrawal',
  ),
  controlTotal: conflict(
    '合计与当前数据不一致，请刷新后重新核对',
    'The totals differ from what is stored now. Please refresh and check again.',
  ),
})
