import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const conversionErrors = defineErrors('ta', {
  sourceAwaited: conflict(
    '有份额自产品{code}转换转入本产品，须先确认产品{code}在{date}的交易日处理',
    'Shares of fund {code} are converted into this fund. Please confirm the run of fund {code} of {date} first.',
  ),
  conversionTaken: conflict(
    '该次处理的转换已由转入产品{code}当日的交易日处理接收，请先更正并终止产品{code}的该次处理',
    'The run of fund {code} has taken over conversions of this run. Please correct and stop that one first.',
  ),
  targetFundMissing: badRequest(
    '请选择同一管理人的另一只产品作为转入产品',
    'Please choose another fund of the same manager to convert into',
  ),
  targetNotAllowed: conflict(
    '产品{code}的条款不允许转换至产品{target}，请选择其他转入产品',
    'The terms of fund {code} do not allow conversions into fund {target}. Please choose another one.',
  ),
  targetNotRunning: conflict(
    '转入产品{code}不在运作中，不能转入',
    'Fund {code} is not running; nothing can be converted into it',
  ),
  targetNotOpen: conflict(
    '转入产品{code}在{date}不开放申购，请选择两只产品同时开放的日期{days}',
    'Fund {code} takes nothing in on {date}. Please choose a day on which both funds are open: {days}',
  ),
  noCommonDay: conflict(
    '产品{code}与转入产品{target}在已公布的交易日历内没有共同的开放日',
    'Funds {code} and {target} have no open day in common in the published calendar',
  ),
  targetNoDesignated: conflict(
    '投资者未登记转入产品{code}的指定银行账户，请先登记',
    'The investor has no designated bank account for fund {code}. Please designate one first.',
  ),
  targetHolderLimit: conflict(
    '转入产品{code}持有人数已达上限{limit}人',
    'Fund {code} has its maximum of {limit} holders',
  ),
  convertsBelowFirst: badRequest(
    '按最新净值约{value}元，首次转入产品{code}不得低于{limit}元，请增加份额',
    'About {value} yuan at the latest NAV: a first investment in fund {code} is {limit} yuan at least. Please convert more.',
  ),
  convertsBelowFurther: badRequest(
    '按最新净值约{value}元，追加转入产品{code}不得低于{limit}元，请增加份额',
    'About {value} yuan at the latest NAV: a further investment in fund {code} is {limit} yuan at least. Please convert more.',
  ),
  conversionCircle: conflict(
    '{date}已有自产品{target}转换至产品{code}的申请，两只产品不能在同一日互相转换，请选择其他开放日，或先撤回该申请',
    'On {date} shares of fund {target} are converted into fund {code} already; a day cannot convert in a circle. Please choose another day, or withdraw that application first.',
  ),
})
