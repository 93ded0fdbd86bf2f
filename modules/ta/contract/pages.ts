import { type Page, type Role, definePage, definePageGroup, operationsGroup } from '@iisp/contract'

/** 份额登记: the register of their funds for a manager's people (BO-017, BO-019). */
export const registerGroup = definePageGroup({
  id: '802',
  parent: null,
  name: { zh: '份额登记', en: 'Share register' },
  icon: 'pie',
  sort: 40,
})
const managerRoles: readonly Role[] = ['operator', 'reviewer', 'signer', 'administrator', 'ta-operator']

/** 申赎申请管理: subscriptions and redemptions, entered by the manager's operators. */
export const applicationManagement = definePage({
  id: '80206',
  parent: registerGroup,
  path: '/transfer-agent/application-management',
  name: { zh: '申赎申请管理', en: 'Applications' },
  icon: 'slip',
  sort: 1,
  roles: ['operator', 'reviewer', 'administrator', 'ta-operator'],
  todo: 'ta',
  queries: true,
})
/** 交易确认 */
export const transactionConfirmation = definePage({
  id: '80203',
  parent: registerGroup,
  path: '/transfer-agent/transaction-confirmation',
  name: { zh: '交易确认', en: 'Confirmations' },
  icon: 'check',
  sort: 2,
  roles: managerRoles,
  queries: true,
})
/** 投资者持仓 */
export const investorHolding = definePage({
  id: '80204',
  parent: registerGroup,
  path: '/transfer-agent/investor-holding',
  name: { zh: '投资者持仓', en: 'Holdings' },
  icon: 'person',
  sort: 3,
  roles: managerRoles,
  queries: true,
})
/** 交易汇总 */
export const dealingSummary = definePage({
  id: '80202',
  parent: registerGroup,
  path: '/transfer-agent/dealing-summary',
  name: { zh: '交易汇总', en: 'Dealing summary' },
  icon: 'chart',
  sort: 4,
  roles: managerRoles,
  queries: true,
})
/** 交易统计 */
export const transactionSummary = definePage({
  id: '80205',
  parent: registerGroup,
  path: '/transfer-agent/transaction-summary',
  name: { zh: '交易统计', en: 'Transaction summary' },
  icon: 'list',
  sort: 5,
  roles: managerRoles,
  queries: true,
})
/** TA报表: the manager confirms or disputes them. */
export const taReports = definePage({
  id: '80201',
  parent: registerGroup,
  path: '/transfer-agent/ta-report',
  name: { zh: 'TA报表', en: 'TA reports' },
  icon: 'file',
  sort: 6,
  roles: managerRoles,
  todo: 'ta',
  queries: true,
})

/** The TA operators' desks. */
const desk = { parent: operationsGroup, roles: ['ta-operator'] as const, queries: true as const }
export const applicationDesk = definePage({
  ...desk,
  id: '90201',
  path: '/operations/ta-applications',
  name: { zh: 'TA申请处理', en: 'TA applications' },
  icon: 'slip',
  sort: 24,
  todo: 'ta',
})
export const dealingDesk = definePage({
  ...desk,
  id: '90202',
  path: '/operations/ta-dealing',
  name: { zh: '交易日处理', en: 'Dealing runs' },
  icon: 'calendar',
  sort: 25,
  todo: 'ta',
})
export const dividendDesk = definePage({
  ...desk,
  id: '90208',
  path: '/operations/ta-dividends',
  name: { zh: '分红', en: 'Dividends' },
  icon: 'money',
  sort: 31,
  todo: 'ta',
})
export const feeDayDesk = definePage({
  ...desk,
  id: '90209',
  path: '/operations/ta-performance-fees',
  name: { zh: '业绩报酬计提', en: 'Performance fees' },
  icon: 'pie',
  sort: 32,
  todo: 'ta',
})
/** 业绩报酬支付: performance fees that the register has taken and the funds owe to their managers. */
export const performanceFeeDesk = definePage({
  ...desk,
  id: '90210',
  path: '/operations/ta-performance-payments',
  name: { zh: '业绩报酬支付', en: 'Performance fees payable' },
  icon: 'account',
  sort: 33,
  todo: 'ta',
})
export const navDesk = definePage({
  ...desk,
  id: '90203',
  path: '/operations/ta-nav',
  name: { zh: '净值录入', en: 'NAV entry' },
  icon: 'trend',
  sort: 26,
  todo: 'ta',
})
export const termsDesk = definePage({
  ...desk,
  id: '90204',
  path: '/operations/ta-terms',
  name: { zh: '产品条款', en: 'Fund terms' },
  icon: 'scales',
  sort: 27,
  todo: 'ta',
})
export const investorDesk = definePage({
  ...desk,
  id: '90205',
  path: '/operations/ta-investors',
  name: { zh: '投资者管理', en: 'Investors' },
  icon: 'archive',
  sort: 28,
  todo: 'ta',
})
export const exchangeDesk = definePage({
  ...desk,
  id: '90206',
  path: '/operations/ta-exchange',
  name: { zh: '数据交换', en: 'Data exchange' },
  icon: 'exchange',
  sort: 29,
})

/** The pages that have a component. */
export const pages: readonly Page[] = [
  applicationDesk,
  applicationManagement,
  dealingDesk,
  dealingSummary,
  dividendDesk,
  exchangeDesk,
  feeDayDesk,
  investorDesk,
  investorHolding,
  navDesk,
  performanceFeeDesk,
  taReports,
  termsDesk,
  transactionConfirmation,
  transactionSummary,
]
