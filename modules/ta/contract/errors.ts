import { defineErrors } from '@iisp/contract'

export const taErrors = defineErrors('ta', {
  applicationMoved: {
    status: 409,
    zh: '该申请的状态不允许此操作，请刷新后重试',
    en: 'The state of this application does not allow that. Please refresh.',
  },
  runMoved: {
    status: 409,
    zh: '该交易日处理的状态不允许此操作，请刷新后重试',
    en: 'The state of this dealing run does not allow that. Please refresh.',
  },
  changeMoved: {
    status: 409,
    zh: '该记录的状态不允许此操作，请刷新后重试',
    en: 'The state of this record does not allow that. Please refresh.',
  },
  secondPerson: {
    status: 403,
    zh: '须由录入人以外的人员办理',
    en: 'Somebody other than the person who entered it has to do this',
  },
  reasonMissing: {
    status: 400,
    zh: '请填写原因',
    en: 'Please give a reason',
  },
  noTerms: {
    status: 409,
    zh: '产品{code}在{date}没有已生效的条款，请先录入并复核',
    en: 'Fund {code} has no approved terms on {date}. Please enter and approve them first.',
  },
  exchangeMoved: {
    status: 409,
    zh: '该批次的状态不允许此操作，请刷新后重试',
    en: 'The state of these files does not allow that. Please refresh.',
  },
  exchangeFileGone: {
    status: 400,
    zh: '文件已失效，请重新上传',
    en: 'A file is no longer there. Please upload it again.',
  },
  exchangeTooLarge: {
    status: 400,
    zh: '文件总大小或数量超过限制，请分批上传',
    en: 'The files are too many or too large together. Please upload fewer at a time.',
  },
  navMoved: {
    status: 409,
    zh: '该净值的状态不允许此操作，请刷新后重试',
    en: 'The state of this NAV does not allow that. Please refresh.',
  },
  navPlaces: {
    status: 400,
    zh: '该产品净值保留{places}位小数',
    en: 'The NAV of this fund has {places} decimals',
  },
  navZero: { status: 400, zh: '净值须大于0', en: 'A NAV is above 0' },
  navFuture: {
    status: 400,
    zh: '净值日期不得晚于当日',
    en: 'There is no NAV of a day to come',
  },
  navThere: {
    status: 409,
    zh: '该产品当日净值已录入，如有误请在列表中更正',
    en: 'The NAV of that day has been entered. Replace it in the list if it is wrong.',
  },
  navUsed: {
    status: 409,
    zh: '该净值已用于交易日处理，不得更正；如需更正，请先终止或更正该日处理',
    en: 'A dealing run has used this NAV. Stop or correct the run first.',
  },
  beforeCutOff: {
    status: 409,
    zh: '未到{date}截单时间，不可截单',
    en: 'The cut-off of {date} has not been reached',
  },
  nothingToDeal: {
    status: 409,
    zh: '该产品当日没有审核通过的申请',
    en: 'The fund has no passed applications for that day',
  },
  runThere: {
    status: 409,
    zh: '该产品当日已有交易日处理，请刷新',
    en: 'There is a run of that fund and day. Please refresh.',
  },
  noNav: {
    status: 409,
    zh: '产品{code}{date}的净值尚未确认，请先录入并确认净值',
    en: 'The NAV of fund {code} on {date} is not confirmed yet. Please enter and confirm it first.',
  },
  earlierDay: {
    status: 409,
    zh: '{date}的交易日处理尚未确认，请按日期顺序办理',
    en: 'The run of {date} is not confirmed yet. Days are dealt in their order.',
  },
  largeUndecided: {
    status: 409,
    zh: '当日构成巨额赎回，请选择全额接受或部分接受（不得少于{least}份）',
    en: 'This is a day of large redemption: accept all, or a part of at least {least} shares',
  },
  runFault: {
    status: 409,
    zh: '试算未通过控制校验：{what}。未生成任何结果，请联系系统管理员',
    en: 'The control totals do not hold: {what}. Nothing was written; please tell the system administrator.',
  },
  runSecondPerson: {
    status: 403,
    zh: '须由试算人以外的人员复核',
    en: 'Somebody other than the person who computed it has to approve',
  },
  digestChanged: {
    status: 409,
    zh: '复核后数据已变化，请退回后重新试算',
    en: 'Something has changed since the approval. Please return the run and compute it again.',
  },
  runNotLatest: {
    status: 409,
    zh: '该产品此后已有交易日处理，请先更正较晚的日期',
    en: 'There are later runs of this fund. Please correct those first.',
  },
  runPaid: {
    status: 409,
    zh: '该次处理已有款项发起支付，不可更正',
    en: 'Payments of this run have been placed; it cannot be corrected any more',
  },
  noNextOpening: {
    status: 409,
    zh: '顺延的赎回在{date}前没有开放日，请先维护开放日或工作日历',
    en: 'No open day is known until {date} for deferred redemptions. Please add an opening or the calendar first.',
  },
  noOpening: {
    status: 409,
    zh: '产品{code}在{date}前没有开放日',
    en: 'Fund {code} has no open day until {date}',
  },
})
