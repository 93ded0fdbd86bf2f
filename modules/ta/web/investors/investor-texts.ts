import { textsOf } from '@iisp/contract'
import { type Translate, defineTexts } from '@iisp/web'
import { freezingEntry } from '../../contract/investors/freezing.ts'
import {
  designatedAccountFields,
  heldFields,
  investorFullFields,
  tradingAccountFields,
} from '../../contract/investors/investors.ts'

const { distributorName } = textsOf(tradingAccountFields)

export const investorTexts = defineTexts({
  ...textsOf(designatedAccountFields),
  ...textsOf(heldFields),
  ...textsOf(investorFullFields),
  ...textsOf(freezingEntry),
  distributorName,
  title: ['投资者管理', 'Investors'],
  parts: { investors: ['投资者', 'Investors'], changes: ['开户与变更', 'Openings and changes'] },
  hint: [
    '份额登记的投资者及其账户；开户与变更由另一位人员复核后生效',
    'Investors of the share register and their accounts. Openings and changes take effect once another person has reviewed them.',
  ],
  changesHint: [
    '录入的开户与变更，由录入人以外的人员复核',
    'Openings and changes that were entered; somebody else than the author reviews them',
  ],
  empty: ['暂无数据，没有符合条件的投资者', 'No data: no investor matches'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['名称、基金账号或完整证件号码', 'Name, fund account or whole identity number'],
  nameHint: ['投资者名称', 'Name of the investor'],
  product: ['产品', 'Fund'],
  childProduct: ['对应的子基金', 'Child fund'],
  childHint: ['投资者为本平台产品时填写', 'Where the investor is a product of this platform'],
  proof: ['合格投资者证明', 'Proof of the qualified investor'],
  proofHint: ['PDF或图片，不超过20MB', 'PDF or picture of at most 20 MB'],
  expired: ['已过期', 'expired'],
  detail: ['投资者 {{name}}', 'Investor {{name}}'],
  reveal: ['查看完整信息', 'Show whole'],
  revealHint: ['查看将记入审计日志', 'This is recorded in the audit trail'],
  tradingAccounts: ['交易账户', 'Trading accounts'],
  numberHint: ['留空由系统生成', 'Empty: the register gives a number'],
  designated: ['指定银行账户', 'Designated bank accounts'],
  noDesignated: ['尚未登记指定银行账户', 'No designated bank account yet'],
  branchHint: ['12位数字，选填', '12 digits, optional'],
  held: ['持有份额', 'Shares held'],
  holdsNone: ['未持有份额', 'No shares held'],
  sharesUnit: ['份', 'shares'],
  mostOf: {
    'freeze-shares': ['未冻结{{shares}}份', '{{shares}} are not frozen'],
    'unfreeze-shares': ['已冻结{{shares}}份', '{{shares}} are frozen'],
  },
  pending: ['有变更待复核', 'A change waits for review'],
  open: ['开户', 'Open an investor'],
  openTitle: ['投资者开户', 'Open an investor'],
  changeTitle: ['变更资料 {{name}}', 'Change the data of {{name}}'],
  tradingTitle: ['增开交易账户', 'Open a trading account'],
  bankTitle: ['登记指定银行账户', 'Designate a bank account'],
  bankNote: [
    '每位投资者在一只产品仅有一个指定银行账户，登记后替换原账户。',
    'An investor has one designated bank account for a fund; this one takes the place of an earlier one.',
  ],
  keepHint: ['留空保持不变：{{value}}', 'Leave empty to keep {{value}}'],
  enter: ['提交复核', 'Submit for review'],
  entered: ['已提交，由另一位人员复核后生效', 'Sent. It takes effect once another person has reviewed it.'],
  reason: ['原因', 'Reason'],
  reasonMissing: ['请填写原因', 'Please give a reason'],
  missing: ['请填写{{what}}', 'Please enter: {{what}}'],
  choose: ['请选择{{what}}', 'Please choose: {{what}}'],
  nothing: ['请至少修改一项', 'Please change at least one field'],
  unsaved: ['内容尚未提交，确定关闭吗？', 'This was not sent yet. Close anyway?'],
  which: ['范围', 'Which'],
  waiting: ['待我复核', 'For me to review'],
  all: ['全部', 'All'],
  noneWaiting: ['暂无数据，没有待您复核的开户与变更', 'No data: nothing waits for your review'],
  none: ['暂无数据，没有符合条件的开户与变更', 'No data: no opening or change matches'],
  changeDetail: ['{{kind}} {{name}}', '{{kind}} {{name}}'],
  asks: {
    pass: [
      '复核通过{{name}}的{{kind}}？通过后立即生效。',
      'Pass: {{kind}} of {{name}}? It takes effect at once.',
    ],
    withdraw: ['撤回{{name}}的{{kind}}？', 'Withdraw: {{kind}} of {{name}}?'],
  },
  asksOf: {
    freeze: ['冻结原因', 'Why frozen'],
    unfreeze: ['解冻原因', 'Why unfrozen'],
    close: ['销户原因', 'Why closed'],
  },
})
export type InvestorText = Translate<(typeof investorTexts)['zh']>
