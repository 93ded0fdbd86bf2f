import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const feeDayErrors = defineErrors('ta-fee-day', {
  noDays: conflict(
    '产品{code}在{date}适用的条款没有固定的业绩报酬计提日',
    'By the terms of fund {code} on {date}, no performance fee is taken on fixed days',
  ),
  notFeeDay: badRequest(
    '{date}不是业绩报酬计提日；条款约定的计提日为{days}，遇非交易日顺延至下一交易日',
    '{date} is no fee day. By the terms the fee is taken on {days}, or on the next trading day where that is none.',
  ),
  notRegistered: conflict(
    '产品{code}尚无份额登记，没有可计提的份额',
    'Fund {code} has no shares in the register',
  ),
  there: conflict(
    '该产品已有计提日为{date}的业绩报酬计提，新的计提日须晚于该日',
    'The fund has a fee day on {date}. Another one is later.',
  ),
  tooNear: conflict(
    '距上一计提日{date}不足{months}个月，不能计提',
    'The last fee day was {date}, less than {months} months before',
  ),
  laterDay: conflict(
    '{date}的交易日处理已确认，计提日的份额登记已不能作为计提依据',
    'The run of {date} is confirmed: the register is no longer what it was on the fee day',
  ),
  beforeFeeDate: conflict(
    '计提日{date}尚未截单，不能试算',
    'The cut-off of the fee day {date} has not been reached',
  ),
  dayOpen: conflict(
    '{date}仍有未办理完毕的申请或交易日处理，请先办理完毕',
    'Applications or the run of {date} are not finished yet. Please finish them first.',
  ),
  dividendOpen: conflict(
    '权益登记日为{date}的分红尚未确认，请先在“分红”中确认或终止',
    'The dividend with the record date {date} is not confirmed. Please confirm or stop it under Dividends first.',
  ),
  cumDividend: conflict(
    '计提日的净值含除息日为{date}的分红，不能据以计提；请先终止该分红，或在除息日后的计提日计提',
    'The NAV of the fee day includes the dividend with the ex-date {date}. Stop that dividend, or take the fee on a fee day after its ex-date.',
  ),
  afterDividend: conflict(
    '权益登记日为{date}的分红已确认，此日之前不能再计提业绩报酬',
    'The dividend with the record date {date} is confirmed: no fee is taken on an earlier day any more',
  ),
  earlierFeeDay: conflict(
    '计提日为{date}的业绩报酬尚未确认，请先办理',
    'The fee of {date} is not confirmed yet. Please finish it first.',
  ),
  dealt: conflict(
    '{date}的申购赎回按计提前净值确认，从净值计提会使投资者多付或少付；请在条款中将计提日与开放日错开，或改为扣减份额',
    'Dealings of {date} were confirmed at the NAV before the fee, so that taking it from the NAV would charge the wrong investors. Let the terms take it on a day without dealings, or from shares.',
  ),
  frozen: conflict(
    '交易账号{account}扣减后的份额少于其冻结份额，请先解冻',
    'Account {account} would hold less than is frozen there. Please release the shares first.',
  ),
  fault: conflict(
    '试算未通过控制校验：{what}。未生成任何结果，请联系系统管理员',
    'The control totals do not hold: {what}. Nothing was written; please tell the system administrator.',
  ),
  /** Errors of a revocation. */
  runSince: conflict(
    '{date}的交易日处理已按计提后的份额确认，请先更正该日处理，再撤销本次计提',
    'The run of {date} was confirmed with the shares after this fee. Please correct that run first, then revoke the fee.',
  ),
  dividendSince: conflict(
    '请先撤销权益登记日为{date}的分红，再撤销本次计提',
    'Please revoke the dividend with the record date {date} first, then the fee',
  ),
  feeDaySince: conflict('请先撤销计提日为{date}的业绩报酬', 'Please revoke the fee of {date} first'),
  changed: conflict(
    '试算后数据已变化，请重新试算并由另一人确认',
    'Something has changed since it was computed. Please compute it again; somebody else then confirms it.',
  ),
  /** A dealing run or a dividend has to wait for a fee day. */
  pending: conflict(
    '计提日为{date}的业绩报酬尚未确认，请先在“业绩报酬计提”中确认或终止',
    'The performance fee of {date} is not confirmed. Please confirm or stop it under Performance fees first.',
  ),
  /** A dealing run or a dividend comes too late. */
  taken: conflict(
    '计提日为{date}的业绩报酬已确认，此日及之前的份额不再变动',
    'The performance fee of {date} has been taken: shares up to that day stay as they are',
  ),
})
