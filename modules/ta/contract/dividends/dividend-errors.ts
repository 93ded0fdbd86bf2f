import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const dividendErrors = defineErrors('ta-dividend', {
  daysOutOfOrder: badRequest(
    '日期须满足：权益登记日不晚于除息日，除息日不晚于发放日',
    'The record date is not after the ex-date, and the ex-date is not after the payment date',
  ),
  daysTooFar: badRequest(
    '发放日距权益登记日不得超过{days}天',
    'The payment date is at most {days} days after the record date',
  ),
  notTradingDay: badRequest(
    '{date}不是交易日，请另选日期',
    '{date} is not a trading day. Please choose another one.',
  ),
  notWorkingDay: badRequest(
    '{date}不是工作日，不能发放红利，请另选日期',
    '{date} is not a working day, on which nothing is paid. Please choose another one.',
  ),
  paymentLate: badRequest(
    '按产品条款，红利须在除息日后{days}个工作日内发放，最晚为{date}',
    'By the terms of the fund the dividend is paid within {days} working days of the ex-date, on {date} at the latest',
  ),
  perShareWrong: badRequest('每份分红金额须大于0', 'The amount per share is above 0'),
  notRegistered: conflict('产品{code}尚无份额登记，不能分红', 'Fund {code} has no shares in the register'),
  there: conflict(
    '该产品已有除息日为{date}的分红，新方案的权益登记日须晚于该日',
    'The fund has a dividend with the ex-date {date}. The record date of another one is later.',
  ),
  laterDay: conflict(
    '{date}的交易日处理已确认，权益登记日的持有情况已不能作为分红依据；请终止方案并另选权益登记日',
    'The run of {date} is confirmed: what was held on the record date can no longer be paid on. Please choose another record date.',
  ),
  beforeRecordDate: conflict(
    '权益登记日{date}尚未截单，不能试算',
    'The cut-off of the record date {date} has not been reached',
  ),
  dayOpen: conflict(
    '{date}仍有未办理完毕的申请或交易日处理，请先办理完毕',
    'Applications or the run of {date} are not finished yet. Please finish them first.',
  ),
  pricedCum: conflict(
    '{date}的申购赎回按未除息净值确认，分红会使其重复或漏计；请终止方案，另选权益登记日，或使除息日与权益登记日相同',
    'Dealings of {date} were confirmed at a NAV that includes the dividend. Stop the plan and choose another record date, or the same day as ex-date.',
  ),
  earlierDividend: conflict(
    '除息日为{date}的分红尚未确认，请先办理',
    'The dividend with the ex-date {date} is not confirmed yet. Please finish it first.',
  ),
  aboveNav: conflict(
    '每份分红金额须低于权益登记日净值{nav}',
    'The amount per share is below the NAV of the record date, {nav}',
  ),
  notCovered: conflict(
    '分红总额{total}元超过可分配的已实现收益{realised}元，不能分红',
    'The dividend of {total} yuan is more than the realised profit of {realised} yuan',
  ),
  nothingToPay: conflict('权益登记日没有持有人，不能分红', 'Nobody held shares on the record date'),
  fault: conflict(
    '试算未通过控制校验：{what}。未生成任何结果，请联系系统管理员',
    'The control totals do not hold: {what}. Nothing was written; please tell the system administrator.',
  ),
  changed: conflict(
    '试算后数据已变化，请重新试算并由另一人确认',
    'Something has changed since it was computed. Please compute it again; somebody else then confirms it.',
  ),
  /** Errors of a revocation. */
  runSince: conflict(
    '{date}的交易日处理已按分红后的份额确认，请先更正该日处理，再撤销本次分红',
    'The run of {date} was confirmed with the shares after this dividend. Please correct that run first, then revoke the dividend.',
  ),
  feeDaySince: conflict(
    '请先撤销计提日为{date}的业绩报酬，再撤销本次分红',
    'Please revoke the performance fee of {date} first, then the dividend',
  ),
  dividendSince: conflict(
    '请先撤销权益登记日为{date}的分红',
    'Please revoke the dividend with the record date {date} first',
  ),
  paying: conflict(
    '本次分红的划款指令尚未作废，不能撤销；尚未划款的，请托管人先作废其划款指令',
    'The orders that pay this dividend have not been voided, so it cannot be revoked. Where nothing has been paid, please have the custodian void them first.',
  ),
  notRevocable: conflict(
    '该分红确认时未留存分红前的登记数据，不能撤销',
    'What the register was before this dividend is not on record, so it cannot be revoked',
  ),
  /** Errors of a plan that corrects another. */
  notRevoked: conflict(
    '只能更正同一产品已撤销且尚无更正方案的分红，请刷新后重试',
    'Only a revoked dividend of the same fund that nothing corrects yet can be corrected. Please refresh.',
  ),
  /** A dealing run has to wait for a dividend. */
  pending: conflict(
    '权益登记日为{date}的分红尚未确认，请先在“分红”中确认或终止',
    'The dividend with the record date {date} is not confirmed. Please confirm or stop it under Dividends first.',
  ),
  /** A dealing run comes too late. */
  paidOn: conflict(
    '权益登记日为{date}的分红已确认，此日及之前的份额不再变动',
    'The dividend with the record date {date} is confirmed: shares up to that day stay as they are',
  ),
})
