import type { BothLanguages, State } from '@iisp/contract'

export const investorKinds = {
  person: { zh: '个人', en: 'Person' },
  institution: { zh: '机构', en: 'Institution' },
  product: { zh: '产品', en: 'Product' },
} as const satisfies Record<string, BothLanguages>
export type InvestorKind = keyof typeof investorKinds
export const investorKindCodes = Object.keys(investorKinds) as InvestorKind[]

/** Kinds of identity documents, each with the kind of investor that has it. */
export const identityTypes = {
  'resident-id': { of: 'person', zh: '居民身份证', en: 'Resident identity card' },
  passport: { of: 'person', zh: '护照', en: 'Passport' },
  'home-return-permit': { of: 'person', zh: '港澳台通行证', en: 'Permit of Hong Kong, Macao or Taiwan' },
  'credit-code': { of: 'institution', zh: '统一社会信用代码', en: 'Unified social credit code' },
  'filing-code': { of: 'product', zh: '产品备案编码', en: 'Filing code of the product' },
} as const satisfies Record<string, BothLanguages & { readonly of: InvestorKind }>
export type IdentityType = keyof typeof identityTypes
export const identityTypeCodes = Object.keys(identityTypes) as IdentityType[]

/** AccountStatus of the exchange files, of investors and of their trading accounts. */
export const accountStatus = { normal: '0', frozen: '1', lost: '2', closed: '9' } as const
export const investorStates = {
  '0': { code: '0', name: { zh: '正常', en: 'Normal' }, tone: 'success' },
  '1': { code: '1', name: { zh: '已冻结', en: 'Frozen' }, tone: 'warning' },
  '2': { code: '2', name: { zh: '已挂失', en: 'Reported lost' }, tone: 'warning' },
  '9': { code: '9', name: { zh: '已销户', en: 'Closed' }, tone: 'neutral' },
} as const satisfies Record<string, State>
export type InvestorState = keyof typeof investorStates
export const investorStateCodes = Object.keys(investorStates) as InvestorState[]

/** Kinds of entries about an investor. A second person reviews each entry. */
export const changeKinds = {
  open: { zh: '开户', en: 'Opening' },
  change: { zh: '资料变更', en: 'Change of data' },
  'trading-account': { zh: '增开交易账户', en: 'Trading account' },
  'bank-account': { zh: '指定银行账户', en: 'Designated bank account' },
  'freeze-shares': { zh: '份额冻结', en: 'Freezing of shares' },
  'unfreeze-shares': { zh: '份额解冻', en: 'Release of shares' },
  freeze: { zh: '账户冻结', en: 'Freezing' },
  unfreeze: { zh: '账户解冻', en: 'Unfreezing' },
  close: { zh: '销户', en: 'Closing' },
} as const satisfies Record<string, BothLanguages>
export type ChangeKind = keyof typeof changeKinds
export const changeKindCodes = Object.keys(changeKinds) as ChangeKind[]

/** How much risk an investor bears, C1 the least. */
export const riskRatings = {
  '1': { zh: 'C1', en: 'C1' },
  '2': { zh: 'C2', en: 'C2' },
  '3': { zh: 'C3', en: 'C3' },
  '4': { zh: 'C4', en: 'C4' },
  '5': { zh: 'C5', en: 'C5' },
} as const satisfies Record<string, BothLanguages>
export const riskRatingCodes = Object.keys(riskRatings) as (keyof typeof riskRatings)[]
