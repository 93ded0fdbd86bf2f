import { type Translate, defineTexts } from '@iisp/web'

export const feeDayTexts = defineTexts({
  title: ['业绩报酬计提', 'Performance fees'],
  hint: [
    '按产品条款约定的计提日录入、试算、确认；试算与确认、申请撤销与撤销均须由两人办理',
    'Enter, compute and confirm the fee days of the terms; two persons compute and confirm, and two revoke',
  ],
  which: ['范围', 'Scope'],
  open: ['待处理', 'To do'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待处理的业绩报酬计提', 'No data: no fee day waits'],
  none: ['暂无数据，尚未录入业绩报酬计提', 'No data: no fee day has been entered'],
  keyword: ['产品', 'Fund'],
  keywordHint: ['产品代码或名称', 'Code or name of the fund'],
  enter: ['录入计提', 'Enter a fee day'],
  enterTitle: ['录入业绩报酬计提', 'Enter a fee day'],
  save: ['提交', 'Submit'],
  saved: [
    '已录入，计提日为{{date}}，待试算',
    'Entered. The fee is taken on {{date}}; it waits to be computed.',
  ],
  dayHint: [
    '产品条款约定的计提日；遇非交易日顺延至下一交易日。',
    'A fee day of the terms. Where it has no trading, the fee is taken on the next trading day.',
  ],
  detail: ['{{name}} {{date}}业绩报酬计提', '{{name}}, performance fee of {{date}}'],
  actions: { ask: ['申请撤销', 'Ask to revoke'], drop: ['取消申请', 'Drop the request'] },
  confirmAsk: {
    nav: [
      '已核对{{name}}（{{code}}）{{date}}的计提明细和控制合计？确认后高水位即时更新，业绩报酬{{fee}}元计为应付管理人；再有交易日处理或分红确认后，须先更正或撤销这些业务才能撤销。之后的净值须按计提后净值{{navAfter}}为起点录入。',
      'You have checked lots and control totals of {{name}} ({{code}}), {{date}}? The marks move at once and the manager is owed {{fee}} yuan. Once another run or dividend is confirmed, these have to be undone before it can be revoked. NAVs of later days start from the NAV after the fee, {{navAfter}}.',
    ],
    shares: [
      '已核对{{name}}（{{code}}）{{date}}的计提明细和控制合计？确认后扣减份额{{sharesOff}}份，高水位即时更新，业绩报酬{{fee}}元计为应付管理人；再有交易日处理或分红确认后，须先更正或撤销这些业务才能撤销。',
      'You have checked lots and control totals of {{name}} ({{code}}), {{date}}? {{sharesOff}} shares are taken and the marks move at once; the manager is owed {{fee}} yuan. Once another run or dividend is confirmed, these have to be undone before it can be revoked.',
    ],
    nothing: [
      '{{name}}（{{code}}）{{date}}的净值未高于高水位，业绩报酬为0，份额和高水位不变。确认？',
      'The NAV of {{name}} ({{code}}) on {{date}} is not above any mark: the fee is 0, and shares and marks stay. Confirm?',
    ],
  },
  askReason: ['撤销原因', 'Reason'],
  revokeHint: {
    nav: [
      '撤销后高水位和应付业绩报酬恢复到计提前，该计提日可重新录入。{{date}}之后已录入的净值含本次计提，须重新录入。',
      'Marks and what the manager is owed become what they were before the fee, and the day can be entered again. NAVs after {{date}} include the fee and have to be entered again.',
    ],
    shares: [
      '撤销后扣减的份额{{sharesOff}}份退回，高水位和应付业绩报酬恢复到计提前，该计提日可重新录入。',
      '{{sharesOff}} shares are given back. Marks and what the manager is owed become what they were before the fee, and the day can be entered again.',
    ],
  },
  nothingAbove: [
    '净值未高于高水位，本次业绩报酬为0，份额和高水位不变。',
    'The NAV is not above any mark: the fee is 0, and shares and marks stay.',
  ],
  navAfterHint: [
    '从净值计提：{{date}}之后的净值须按计提后净值{{navAfter}}为起点录入。',
    'Taken from the NAV: NAVs of days after {{date}} start from the NAV after the fee, {{navAfter}}.',
  ],
  payable: [
    '业绩报酬计为应付管理人，留在托管账户，在“业绩报酬支付”中支付。',
    'The manager is owed the fee. It stays in the custody account until it is paid under Performance fees payable.',
  ],
  formula: {
    perLotNav: [
      '每笔明细：业绩报酬 = 份额 ×（净值 − 高水位）× 比例；净值不高于高水位的为0。计提后净值 =（总份额 × 净值 − 业绩报酬合计）÷ 总份额。',
      'Each lot: fee = shares × (NAV − mark) × rate; 0 where the NAV is not above the mark. NAV after = (all shares × NAV − all fees) ÷ all shares.',
    ],
    perLotShares: [
      '每笔明细：业绩报酬 = 份额 ×（净值 − 高水位）× 比例；净值不高于高水位的为0。扣减份额 = 业绩报酬 ÷ 净值。',
      'Each lot: fee = shares × (NAV − mark) × rate; 0 where the NAV is not above the mark. Shares taken = fee ÷ NAV.',
    ],
    wholeFundNav: [
      '业绩报酬 = 总份额 ×（净值 − 基金高水位）× 比例，按份额分摊至各明细。计提后净值 =（总份额 × 净值 − 业绩报酬）÷ 总份额。',
      'Fee = all shares × (NAV − mark of the fund) × rate, split among the lots by their shares. NAV after = (all shares × NAV − fee) ÷ all shares.',
    ],
    wholeFundShares: [
      '业绩报酬 = 总份额 ×（净值 − 基金高水位）× 比例；扣减份额 = 业绩报酬 ÷ 净值，均按份额分摊至各明细。',
      'Fee = all shares × (NAV − mark of the fund) × rate; shares taken = fee ÷ NAV, both split among the lots by their shares.',
    ],
  },
  totalsTitle: ['控制合计', 'Control totals'],
  lots: ['计提明细', 'Lots'],
  noLots: ['暂无数据，尚未试算', 'No data: not computed yet'],
  history: ['办理过程', 'Steps'],
  events: {
    enter: ['录入', 'Entered'],
    compute: ['试算', 'Computed'],
    confirm: ['确认计提', 'Confirmed'],
    stop: ['终止', 'Stopped'],
    ask: ['申请撤销', 'Revocation asked for'],
    revoke: ['撤销计提', 'Revoked'],
  },
})
export type FeeDayText = Translate<(typeof feeDayTexts)['zh']>
