import {
  type OrderRow,
  type OrderStatus,
  orderStates,
  transferDetails,
  transferTypes,
} from '@iisp/transfers/contract'
import type { Locale, Translate } from '@iisp/web'
import type { orderTexts } from './order-texts.ts'

export type OrderText = Translate<(typeof orderTexts)['zh']>
type Names = Readonly<Record<string, { readonly zh: string; readonly en: string }>>

/** A code's name in the reader's language; a code that this portal does not know stays as it is. */
const nameIn = (names: Names, code: string, locale: Locale): string =>
  (Object.keys(names).includes(code) ? names[code]?.[locale] : undefined) ?? code

export const typeName = (code: string, locale: Locale): string => nameIn(transferTypes, code, locale)
export const detailName = (code: string, locale: Locale): string => nameIn(transferDetails, code, locale)

/** The state in words; missing documents are said beside it. */
export const stateWords = (
  row: Pick<OrderRow, 'PROSTATUS' | 'QSFJ'>,
  t: OrderText,
  locale: Locale,
): string => {
  const name = orderStates.states[row.PROSTATUS][locale]
  return row.QSFJ === '1' ? `${name} · ${t('documentsMissing')}` : name
}

export const statusOptions = (statuses: readonly OrderStatus[], locale: Locale) =>
  statuses.map((status) => ({ value: status, label: orderStates.states[status][locale] }))
