import { type Static, defineRead, t } from '@iisp/contract'

const lot = t.Object({
  id: t.id,
  shares: t.amount,
  registeredOn: t.date,
  lockedUntil: t.nullable(t.date),
  mark: t.text(20),
})
const position = t.Object({
  shares: t.amount,
  /** Pledged or frozen. */
  frozen: t.amount,
  /** First confirmed first. */
  lots: t.Array(lot),
})

/** For other modules: the shares of a trading account in a fund, lot by lot. Without a holding all figures are zero. */
export const linkedPosition = defineRead({
  summary: { zh: '联动：账户持有份额', en: 'Shares of an account in a fund' },
  path: '/module/ta/linkedPosition',
  input: t.strict({ productId: t.id, tradingAccountId: t.id }),
  output: position,
  access: { who: 'module' },
})

const dealing = t.Object({
  productId: t.id,
  /** The latest confirmed NAV on or before the day; null without one. */
  nav: t.nullable(t.Object({ date: t.date, unitNav: t.text(20) })),
  /** The terms in force on the day, as in `fundTerms`; null without terms. */
  terms: t.Unknown(),
  /** The next open days on or after the day, at most ten. */
  openDays: t.Array(t.date),
  /** Total shares of the register. */
  shares: t.amount,
})
export type FundDealing = Static<typeof dealing>

/** For other modules: how funds are dealt on and after a day. */
export const fundDealing = defineRead({
  summary: { zh: '联动：产品交易安排', en: 'How funds are dealt' },
  path: '/module/ta/fundDealing',
  input: t.strict({ productIds: t.Array(t.id, { minItems: 1, maxItems: 200 }), on: t.date }),
  output: t.Object({ funds: t.Array(dealing) }),
  access: { who: 'module' },
})

const account = t.Object({
  investorId: t.id,
  fundAccount: t.text(12),
  /** 0 normal, 1 frozen, 2 lost, 9 closed. */
  status: t.text(1),
  tradingAccountId: t.id,
  tradingAccount: t.text(17),
  tradingStatus: t.text(1),
})
export type ChildFundAccount = Static<typeof account>

/** For other modules: the accounts that a fund (the child) has as an investor in the register of another fund. */
export const childFundAccounts = defineRead({
  summary: { zh: '联动：子基金账户', en: 'Accounts of a child fund' },
  path: '/module/ta/childFundAccounts',
  input: t.strict({ childProductId: t.id, motherProductId: t.id }),
  output: t.Object({ accounts: t.Array(account) }),
  access: { who: 'module' },
})
