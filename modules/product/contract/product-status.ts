/** Product status CPZT. `usable`: orders may be placed for it; the others are listed last and greyed out. */
export const productStatuses = {
  '0': { zh: '未成立', en: 'Not established', usable: false },
  '1': { zh: '运作中', en: 'Running', usable: true },
  '2': { zh: '清盘中', en: 'Liquidating', usable: true },
  '3': { zh: '已清盘', en: 'Liquidated', usable: false },
} as const
export type ProductStatus = keyof typeof productStatuses

/** Product type CPLX. */
export const productTypes = {
  '1': { zh: '公募基金', en: 'Public fund' },
  '2': { zh: '私募证券投资基金', en: 'Private securities fund' },
  '3': { zh: '私募股权投资基金', en: 'Private equity fund' },
  '4': { zh: '资产管理计划', en: 'Asset management plan' },
  '5': { zh: '信托计划', en: 'Trust plan' },
} as const
export type ProductType = keyof typeof productTypes

/** Whether transfer orders may be placed for a product in this status (BO-025). */
export const isUsable = (status: ProductStatus): boolean => productStatuses[status].usable

/** The label beside a product's name in a picker; '' for an active product. */
export const pickerLabel = (status: ProductStatus, language: 'zh' | 'en'): string =>
  status === '1' ? '' : productStatuses[status][language]
