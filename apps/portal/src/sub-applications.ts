import type { SubApplication } from '@iisp/web/ports'

/** The seven sub-applications of the documents, by the prefixes of their paths. */
export const subApplications: readonly SubApplication[] = [
  {
    name: 'directSale',
    title: { zh: '直销业务', en: 'Direct sales' },
    purpose: {
      zh: '管理人直接面向投资者销售产品：投资者账户、认购与申购、赎回以及直销资金的交收。',
      en: 'Sales of products by the manager directly to investors: investor accounts, subscriptions, redemptions and their settlement.',
    },
    areas: [{ path: '/direct-sale', name: { zh: '直销业务', en: 'Direct sales' } }],
  },
  {
    name: 'transfers',
    title: { zh: '划款业务', en: 'Transfers' },
    purpose: {
      zh: '托管账户的资金划付：录入、复核、签发划款指令，查询办理进度与退回原因。',
      en: 'Payments from custody accounts: entering, reviewing and signing transfer orders, and following them.',
    },
    areas: [{ path: '/transfer-money', name: { zh: '划款管理', en: 'Transfers' } }],
  },
  {
    name: 'product',
    title: { zh: '产品业务', en: 'Products' },
    purpose: {
      zh: '产品从设立到清算的管理与运营：账户开立、托管募集、税费、报表，以及本账户的各项设置。',
      en: 'Products from launch to liquidation: account opening, trustee raises, taxes, reports, and the settings of your account.',
    },
    areas: [
      { path: '/product-manage', name: { zh: '产品管理', en: 'Product management' } },
      { path: '/product-operation', name: { zh: '产品运营', en: 'Product operations' } },
      { path: '/taxes-center', name: { zh: '税费中心', en: 'Taxes' } },
      { path: '/integrated-management', name: { zh: '综合管理', en: 'General' } },
      { path: '/report-center', name: { zh: '报表中心', en: 'Reports' } },
    ],
    addresses: ['/product-manage/mother-child-found/mother-child-found-redeem'],
  },
  {
    name: 'ta',
    title: { zh: '份额登记（TA）', en: 'Transfer agent' },
    purpose: {
      zh: '投资者份额的登记与过户：账户与交易申请、确认结果、分红，以及面向投资者的服务。',
      en: 'Registration and transfer of investors’ shares: account and trade applications, confirmations, dividends and investor services.',
    },
    areas: [
      { path: '/investment-services', name: { zh: '投资服务', en: 'Investment services' } },
      { path: '/share-register', name: { zh: '份额登记', en: 'Share register' } },
      {
        path: '/capital-zone/investment-performance/investment-project-management',
        name: { zh: '投资项目管理', en: 'Investment projects' },
      },
    ],
    addresses: ['/investment-services/capital-agency/product-authorization-check'],
  },
  {
    name: 'valuation',
    title: { zh: '估值核算', en: 'Valuation and accounting' },
    purpose: {
      zh: '产品的估值、核算与信息披露：净值、估值表、账册，以及定期报告的核对。',
      en: 'Valuation, accounting and disclosure of products: NAV, valuation tables, books, and the reconciliation of periodic reports.',
    },
    areas: [
      { path: '/information-disclosure', name: { zh: '信息披露', en: 'Disclosure' } },
      { path: '/valuation-accounting', name: { zh: '估值核算', en: 'Valuation and accounting' } },
    ],
  },
  {
    name: 'channel',
    title: { zh: '资金专区', en: 'Capital zone' },
    purpose: {
      zh: '资金方与销售渠道查看所投产品：产品数据授权、持仓与业绩。',
      en: 'For investing institutions and sales channels: data authorisation, holdings and performance of their products.',
    },
    areas: [{ path: '/capital-zone', name: { zh: '资金专区', en: 'Capital zone' } }],
    addresses: ['/capital-zone/data-management/capital-authorization'],
  },
  {
    name: 'globalFund',
    title: { zh: '全球基金', en: 'Global funds' },
    purpose: {
      zh: '境外基金的行政服务：基金账户、份额过户与综合管理。',
      en: 'Administration of overseas funds: fund accounts, transfer agency and general management.',
    },
    areas: [
      { path: '/fund-account', name: { zh: '基金账户', en: 'Fund accounts' } },
      { path: '/transfer-agent', name: { zh: '份额过户', en: 'Transfer agency' } },
      { path: '/comprehensive-management', name: { zh: '综合管理', en: 'General management' } },
    ],
  },
]
