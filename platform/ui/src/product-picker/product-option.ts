import { withNote } from '@iisp/contract/with-note'
import type { Locale } from '../locale/index.ts'

/** 0 not yet established, 1 active, 2 liquidating, 3 liquidated. */
export type ProductStatus = '0' | '1' | '2' | '3'

/** A share class of a product, or a product without any. */
export interface ProductClassOption {
  readonly id: string
  readonly name: string
  readonly code: string
  /** First letters of the name's pinyin. */
  readonly initials?: string | undefined
  readonly status: ProductStatus
  /** CPLX: 2 and 3 are private funds. */
  readonly type?: string | undefined
}
export interface ProductOption extends ProductClassOption {
  /** Its share classes, listed indented below it and selectable separately. */
  readonly sons?: readonly ProductClassOption[] | undefined
}

/**
 * Whether a product can be selected. Must be a module constant: another function rebuilds the list.
 */
export type MayChoose = (product: ProductClassOption) => boolean

const statusTexts = {
  '0': { zh: '未成立', en: 'Not established' },
  '1': { zh: '', en: '' },
  '2': { zh: '清盘中', en: 'Liquidating' },
  '3': { zh: '已清盘', en: 'Liquidated' },
} as const

/** The label of a product's state in pickers; empty for an active product. */
export const productStatusText = (status: ProductStatus, locale: Locale): string =>
  statusTexts[status][locale]

export const productLabel = ({ name, code }: ProductClassOption, locale: Locale): string =>
  withNote(name, code, locale)

/** With the status flag on: active and liquidating products can be selected. The rule of the transfer form. */
export const isUsable: MayChoose = ({ status }) => status === '1' || status === '2'

/** With the status flag off. */
export const anyProduct: MayChoose = () => true

/** The status-restricted picker: only active private funds. */
export const isRunningPrivateFund: MayChoose = ({ status, type }) =>
  status === '1' && (type === '2' || type === '3')
