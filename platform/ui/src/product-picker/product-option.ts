import type { Locale } from '../locale/index.ts'

/** 0 not yet established, 1 running, 2 liquidating, 3 liquidated. */
export type ProductStatus = '0' | '1' | '2' | '3'

export interface ProductOption {
  readonly id: string
  readonly name: string
  readonly code: string
  /** First letters of the name's pinyin. */
  readonly initials?: string | undefined
  readonly status: ProductStatus
}

const words = {
  '0': { zh: '未成立', en: 'Not established' },
  '1': { zh: '', en: '' },
  '2': { zh: '清盘中', en: 'Liquidating' },
  '3': { zh: '已清盘', en: 'Liquidated' },
} as const

/** The label of a product's state in pickers; a running product has none. */
export const productStatusText = (status: ProductStatus, locale: Locale): string => words[status][locale]

/** By the rule of the transfer form: running and liquidating products may be chosen. */
export const isUsable = (product: ProductOption): boolean => product.status === '1' || product.status === '2'
