import { textsOf } from '@iisp/contract'
import { type Translate, defineTexts } from '@iisp/web'
import { dividendDetailFields } from '../../contract/dividends/dividends.ts'

export const dividendTexts = defineTexts({
  ...textsOf(dividendDetailFields),
  title: ['分红', 'Dividends'],
  hint: [
    '录入、复核、试算、确认；录入与复核、试算与确认、申请撤销与撤销均须由两人办理',
    'Enter, approve, compute, confirm; two persons enter and approve, two compute and confirm, and two revoke',
  ],
  which: ['范围', 'Scope'],
  open: ['待处理', 'To do'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待处理的分红', 'No data: no dividend waits'],
  none: ['暂无数据，尚未录入分红', 'No data: no dividend has been entered'],
  keyword: ['产品', 'Fund'],
  keywordHint: ['产品代码或名称', 'Code or name of the fund'],
  enter: ['录入分红', 'Enter a dividend'],
  enterTitle: ['录入分红方案', 'Enter a dividend'],
  correctTitle: ['录入更正方案', 'Enter a corrected dividend'],
  save: ['提交复核', 'Submit for review'],
  saved: ['已提交，待另一人复核', 'Submitted. Somebody else approves it.'],
  recordDateHint: [
    '以该日交易日处理前的持有份额为准：当日申购不参与分红，当日赎回参与分红。',
    'What was held before the run of this day counts: subscriptions of the day do not take part, redemptions do.',
  ],
  exDateHint: [
    '红利再投资以该日净值确认。登记日有申购赎回的，须与登记日相同。',
    'Dividends are reinvested at the NAV of this day. It is the record date where that day has dealings.',
  ],
  perShareHint: ['至多8位小数，如 0.1000', 'At most 8 decimals, such as 0.1000'],
  perShareWrong: [
    '请填写大于0的金额，至多8位小数，如 0.1000',
    'Enter an amount above 0 with at most 8 decimals, such as 0.1000',
  ],
  yuan: ['元', 'yuan'],
  outOfOrder: ['不得早于{{what}}', 'Not before the {{what}}'],
  detail: ['{{name}} {{date}}分红', '{{name}}, dividend of {{date}}'],
  isCorrection: ['该方案更正一项已撤销的分红。', 'This dividend takes the place of one that was revoked.'],
  actions: {
    ask: ['申请撤销', 'Ask to revoke'],
    drop: ['取消申请', 'Drop the request'],
    correct: ['录入更正方案', 'Enter a corrected one'],
  },
  askReason: ['撤销原因', 'Reason'],
  revokeHint: [
    '撤销后现金红利{{cash}}元不再划付，再投资份额{{newShares}}份收回，高水位和应付业绩报酬{{performanceFee}}元恢复到分红前；母基金尚未处理的联动赎回一并撤回。已发给销售机构的分红文件须另行通知更正。撤销后可录入更正方案。',
    '{{cash}} yuan in cash are not paid, {{newShares}} reinvested shares are taken back, and marks and the performance fee of {{performanceFee}} yuan become what they were. Redemptions that mother funds have not begun to deal are withdrawn. Please tell distributors who already have its files. A corrected dividend can be entered afterwards.',
  ],
  totalsTitle: ['控制合计', 'Control totals'],
  holders: ['分红明细', 'Holders'],
  noHolders: ['暂无数据，尚未试算', 'No data: not computed yet'],
  history: ['办理过程', 'Steps'],
  events: {
    enter: ['录入', 'Entered'],
    approve: ['复核通过', 'Approved'],
    return: ['退回', 'Returned'],
    compute: ['试算', 'Computed'],
    confirm: ['确认分红', 'Confirmed'],
    stop: ['终止', 'Stopped'],
    ask: ['申请撤销', 'Revocation asked for'],
    revoke: ['撤销分红', 'Revoked'],
  },
})
export type DividendText = Translate<(typeof dividendTexts)['zh']>
