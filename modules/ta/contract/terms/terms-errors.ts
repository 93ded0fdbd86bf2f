import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const termsErrors = defineErrors('ta', {
  termsFault: badRequest('条款有误：{fault}', 'The terms are not right: {fault}'),
  termsThere: conflict(
    '该产品自该日起已有待复核的条款，请先复核、退回或撤回',
    'Terms of the fund from that day on wait to be approved already. They have to be decided or withdrawn first.',
  ),
  termsDealt: conflict(
    '该产品已办理至{date}，生效日期须晚于该日',
    'The fund has been dealt until {date}. Terms take effect after that day.',
  ),
  openingPast: badRequest('临时开放日不得早于当日', 'A temporary opening is not in the past'),
  openingBeyond: conflict(
    '{date}的交易日历尚未公布，请待公布后再增加',
    'The calendar of {date} is not published yet. Please wait until it is.',
  ),
  openingNotTrading: conflict('{date}不是交易日', '{date} is no trading day'),
  openingWeekTaken: conflict(
    '该周已有开放日{date}，每周最多开放一次',
    'The fund opens on {date} of that week already. A week has one opening at most.',
  ),
  openingLimit: conflict(
    '合同约定的临时开放次数（{limit}次）已用完',
    'The contract allows {limit} temporary openings, which are used up',
  ),
  openingGone: conflict(
    '该临时开放已取消或开放日已过，请刷新',
    'This opening has been cancelled or is past. Please refresh.',
  ),
  openingUsed: conflict(
    '已有申请以该日为开放日，请先办理或撤回这些申请',
    'Applications wait for that day. Please deal or withdraw them first.',
  ),
})
