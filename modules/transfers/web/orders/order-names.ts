import { type BothLanguages, stateName } from '@iisp/contract'
import {
  type OrderRow,
  type OrderStatus,
  orderFlow,
  transferDetails,
  transferTypes,
} from '@iisp/transfers/contract'
import type { Locale, Translate } from '@iisp/web'
import type { orderTexts } from './order-texts.ts'

export type OrderText = Translate<(typeof orderTexts)['zh']>
type Names = Readonly<Record<string, BothLanguages>>

/** A code's name in the reader's language. An unknown code is shown unchanged. */
const nameIn = (names: Names, code: string, locale: Locale): string =>
  (Object.keys(names).includes(code) ? names[code]?.[locale] : undefined) ?? code

export const typeName = (code: string, locale: Locale): string => nameIn(transferTypes, code, locale)
export const detailName = (code: string, locale: Locale): string => nameIn(transferDetails, code, locale)

export type StateRow = Pick<OrderRow, 'PROSTATUS' | 'QSFJ' | 'SENTBACK' | 'SENTBACKBY'>

/**
 * The name of the state; for a returned order also the person who sent it back, otherwise a note if
 * documents are missing.
 */
export const stateLabel = (row: StateRow, t: OrderText, locale: Locale): string => {
  const name = stateName(orderFlow, row.PROSTATUS, locale)
  if (row.QSFJ === '1') return `${name} · ${t('documentsMissing')}`
  if (row.PROSTATUS !== orderFlow.codes.returned || row.SENTBACK === '') return name
  return `${name} · ${t(`sentBack.${row.SENTBACK}`, { by: row.SENTBACKBY })}`
}

export const statusName = (status: OrderStatus, locale: Locale): string =>
  stateName(orderFlow, status, locale)
