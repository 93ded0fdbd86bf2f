import { defineErrors } from '@iisp/contract'

export const termsErrors = defineErrors('ta', {
  termsFault: { status: 400, zh: '条款有误：{fault}', en: 'The terms are not right: {fault}' },
  termsMoved: {
    status: 409,
    zh: '该条款的状态不允许此操作，请刷新后重试',
    en: 'The state of these terms does not allow that. Please refresh.',
  },
  termsThere: {
    status: 409,
    zh: '该产品自该日起已有待复核的条款，请先复核、退回或撤回',
    en: 'Terms of the fund from that day on wait to be approved already. They have to be decided or withdrawn first.',
  },
  termsDealt: {
    status: 409,
    zh: '该产品已办理至{date}，生效日期须晚于该日',
    en: 'The fund has been dealt until {date}. Terms take effect after that day.',
  },
  termsOwnOnly: {
    status: 403,
    zh: '仅录入人可修改或撤回',
    en: 'Only the person who entered the terms changes or withdraws them',
  },
  openingPast: {
    status: 400,
    zh: '临时开放日不得早于当日',
    en: 'A temporary opening is not in the past',
  },
  openingBeyond: {
    status: 409,
    zh: '{date}的交易日历尚未公布，请待公布后再增加',
    en: 'The calendar of {date} is not published yet. Please wait until it is.',
  },
  openingNotTrading: { status: 409, zh: '{date}不是交易日', en: '{date} is no trading day' },
  openingWeekTaken: {
    status: 409,
    zh: '该周已有开放日{date}，每周最多开放一次',
    en: 'The fund opens on {date} of that week already. A week has one opening at most.',
  },
  openingLimit: {
    status: 409,
    zh: '合同约定的临时开放次数（{limit}次）已用完',
    en: 'The contract allows {limit} temporary openings, which are used up',
  },
  openingGone: {
    status: 409,
    zh: '该临时开放已取消或开放日已过，请刷新',
    en: 'This opening has been cancelled or is past. Please refresh.',
  },
  openingUsed: {
    status: 409,
    zh: '已有申请以该日为开放日，请先办理或撤回这些申请',
    en: 'Applications wait for that day. Please deal or withdraw them first.',
  },
})
