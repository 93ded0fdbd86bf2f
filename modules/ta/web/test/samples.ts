import type { Profile } from '@iisp/contract/shell-answers'
import { zhaoTuo } from '@iisp/testing/dom/people'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import type { ApplicationFull, ApplicationRow } from '../../contract/applications/application.ts'
import type { InvestorFull, InvestorRow } from '../../contract/investors/investors.ts'
import { defaultTerms } from '../../contract/terms/default-terms.ts'

/** 季登, TA operator of the custodian. */
export const jiDeng: Profile = {
  ...zhaoTuo,
  name: '季登',
  account: 'ji.deng@hengxin.example',
  roles: ['ta-operator'],
}

export const pageOf = <R>(...list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })

export const investor: InvestorRow = {
  id: '1021',
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  kind: 'person',
  name: '沈知行',
  nameEn: 'Shen Zhixing',
  idType: 'resident-id',
  idNo: '110105********0011',
  phone: '1391***5678',
  fundAccount: '980000001021',
  status: '0',
  qualifiedUntil: '2099-01-01',
  riskRating: '4',
  riskUntil: '2099-06-30',
  openedOn: '2025-05-01',
  pending: false,
  actions: ['change', 'trading-account', 'bank-account', 'freeze', 'close'],
}
export const investorFull: InvestorFull = {
  ...investor,
  email: 'shen***********mple',
  address: '北京市朝****8号',
  productId: null,
  qualifiedFile: null,
  tradingAccounts: [
    {
      id: '1021',
      accountNo: '1000000001021',
      distributor: 'M001',
      distributorName: '远山私募基金管理有限公司',
      status: '0',
      openedOn: '2025-05-01',
    },
  ],
  designatedAccounts: [
    {
      productId: '1001',
      productName: '远山稳健一号私募证券投资基金',
      productCode: 'SXA001',
      accountNo: '6222***********8777',
      accountName: '沈知行',
      bank: '招商银行股份有限公司',
      branchNo: '308584000013',
      since: '2025-05-01',
    },
  ],
  held: [],
}

export const application: ApplicationRow = {
  id: '100001',
  applicationNo: '20261120000100001',
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  kind: '022',
  investorId: '1021',
  investorName: '沈知行',
  fundAccount: '980000001021',
  tradingAccountId: '1021',
  tradingAccount: '1000000001021',
  productId: '1001',
  productName: '远山稳健一号私募证券投资基金',
  productCode: 'SXA001',
  targetProductId: null,
  targetProductName: '',
  targetProductCode: '',
  shareClass: '',
  amount: '1500000.00',
  shares: null,
  fees: null,
  netAmount: null,
  confirmedShares: null,
  dealingDate: '2026-11-25',
  late: false,
  documents: 1,
  status: '1',
  runState: null,
  submittedBy: '林静',
  submittedAt: '2026-11-20 10:05:00',
  reason: '',
  version: 2,
  actions: [],
}
export const applicationFull: ApplicationFull = {
  ...application,
  largeRedemption: '1',
  dividendMethod: null,
  targetTradingAccountId: null,
  targetTradingAccount: '',
  targetInvestorName: '',
  remark: '',
  files: [{ fileId: 'a1', name: '申购申请表.pdf', size: 1200 }],
  steps: [
    { event: 'save', status: '0', person: '林静', at: '2026-11-20 10:00:00', reason: '' },
    { event: 'submit', status: '1', person: '林静', at: '2026-11-20 10:05:00', reason: '' },
  ],
}
export const basis: ApplicationBasis = {
  productCode: 'SXA001',
  productStatus: '1',
  terms: { ...defaultTerms, lockUp: { kind: 'none' } },
  openDays: ['2026-11-25', '2026-12-02'],
  investor: { name: '沈知行', status: '0', qualifiedUntil: '2099-01-01', riskUntil: '2099-06-30' },
  accountStatus: '0',
  designatedAccount: '6222***********8777',
  holding: { shares: '5000000.00', frozen: '1000000.00', unlocked: '3000000.00', applied: '500000.00' },
  nav: '1.0000',
  holders: 12,
  isHolder: true,
  targets: [],
  target: null,
}
