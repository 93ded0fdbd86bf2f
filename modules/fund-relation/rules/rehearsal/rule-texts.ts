/** Texts of the rules that a rehearsal cites. */
export const ruleTexts = {
  openDay: { zh: '{code}于{day}开放，当日受理', en: '{code} is open on {day} and deals it that day' },
  nextOpenDay: {
    zh: '{code}自{from}起首个可受理的开放日为{day}',
    en: 'The first open day of {code} from {from} on that takes orders is {day}',
  },
  ratio: {
    zh: '联动比例{ratio}：子基金当日确认金额的该比例，截取到分',
    en: 'Ratio {ratio} of what the run of the child confirmed, cut to cents',
  },
  fixedAmount: {
    zh: '按固定金额联动，每个交易日一次',
    en: 'A fixed amount, once for each dealing day',
  },
  withFee: { zh: '含子基金赎回费', en: 'With the redemption fee of the child' },
  notInEffect: {
    zh: '关系自{from}起、至{to}止联动，{day}不在其中',
    en: 'The relation links from {from} to {to}; {day} is outside',
  },
  notLinked: {
    zh: '该关系不为此类确认联动母基金{code}',
    en: 'The relation places nothing at {code} for it',
  },
  sharesUp: {
    zh: '{amount}元按净值{nav}折算，份额向上取到0.01份',
    en: '{amount} yuan at a NAV of {nav}, shares rounded up to 0.01',
  },
  fewShares: {
    zh: '以可赎回份额{free}份为限',
    en: 'Capped at the {free} shares that can be redeemed',
  },
  noShares: {
    zh: '子基金没有可赎回的母基金份额',
    en: 'The child holds no shares of the mother that can be redeemed',
  },
  noNav: { zh: '母基金尚无已确认的净值', en: 'The mother fund has no confirmed NAV yet' },
  confirmed: {
    zh: '按{code}生效条款与{day}净值{nav}确认',
    en: 'Confirmed by the terms of {code} at the NAV {nav} of {day}',
  },
  plainTerms: {
    zh: '{code}由其他管理人管理，条款不可见：按无费用、无限额计算',
    en: 'The terms of {code} are those of another manager and not shown: computed without fees and limits',
  },
  firstInvestor: {
    zh: '按新投资者首次申购计算',
    en: 'Computed as the first subscription of a new investor',
  },
  settles: { zh: '交收日{day}划付', en: 'Paid on the settlement day {day}' },
  refunded: { zh: '款项退回', en: 'The money goes back' },
  large: {
    zh: '巨额赎回：按条款默认比例确认，实际由管理人决定',
    en: 'Large redemption: accepted as the terms say; on the day the manager decides',
  },
  deferred: {
    zh: '未确认的{shares}份顺延至下一开放日',
    en: '{shares} shares wait for the next open day',
  },
  waitsForNav: {
    zh: '缺少{code}在{day}可用的净值，请填写',
    en: 'There is no NAV of {code} for {day}: please enter one',
  },
  feeCarriedIn: {
    zh: '连同前次未付{amount}元一并应付',
    en: 'With {amount} yuan that was left unpaid before',
  },
  settingsAssumed: {
    zh: '付费自动强赎尚未生效：按「缺多少赎多少、由产品支付」计算',
    en: 'No settings are in force: as much as is missing is redeemed, and the fund pays',
  },
  redemptionsNotLinked: {
    zh: '该关系不联动赎回，不能强制赎回',
    en: 'Redemptions are not linked: nothing can be redeemed for the fee',
  },
  managerAdvances: { zh: '由管理人垫付，不赎回', en: 'The manager advances it; nothing is redeemed' },
  cashSuffices: { zh: '现金{cash}元足以付费', en: 'The cash of {cash} yuan suffices' },
  cashShort: {
    zh: '现金{cash}元，尚缺{missing}元，强制赎回母基金{code}',
    en: 'Cash {cash} yuan, {missing} yuan missing: shares of {code} are redeemed',
  },
  quoted: {
    zh: '净额不少于{amount}元的最少份额，不动冻结与锁定份额',
    en: 'The fewest free and unlocked shares that bring {amount} yuan after fees',
  },
  byRatio: {
    zh: '设置为赎回可用份额的{ratio}',
    en: 'The settings redeem {ratio} of the free shares',
  },
  feeShares: {
    zh: '强制赎回到账后付费',
    en: 'Paid once the money of the redemption has arrived',
  },
  releasedByPerson: { zh: '须经人员确认付费', en: 'A person has to release the payment' },
  carriedOn: {
    zh: '未付{amount}元结转至下一付费日',
    en: '{amount} yuan are carried to the next due date',
  },
} as const
export type RuleCode = keyof typeof ruleTexts

export const noticeTexts = {
  othersLeftOut: {
    zh: '只计算此处填写的事项，不含其他投资者的申请',
    en: 'Only what is entered here is played; applications of others are left out',
  },
  noAccount: {
    zh: '{child}在{mother}登记机构没有可用账户，实际联动会失败；预演按已开户计算',
    en: '{child} has no account in use at the register of {mother}: in fact its orders would fail',
  },
  cut: { zh: '事项过多，仅列出前{count}步', en: 'Too much happens: only the first {count} steps are shown' },
  levels: {
    zh: '只计算子基金之上的{levels}层母基金',
    en: 'Mother funds are followed for {levels} levels only',
  },
} as const
