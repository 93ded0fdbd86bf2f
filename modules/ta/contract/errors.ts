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
})
