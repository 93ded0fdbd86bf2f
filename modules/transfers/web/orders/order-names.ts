import { type OrderStatus, orderStates, transferDetails, transferTypes } from '@iisp/transfers/contract'
import type { Locale, Translate } from '@iisp/web'
import type { orderTexts } from './order-texts.ts'

export type OrderText = Translate<(typeof orderTexts)['zh']>
type Names = Readonly<Record<string, { readonly zh: string; readonly en: string }>>

/** A code's name in the reader's language; a code that this portal does not know stays as it is. */
const nameIn = (names: Names, code: string, locale: Locale): string => names[code]?.[locale] ?? code

export const typeName = (code: string, locale: Locale): string => nameIn(transferTypes, code, locale)
export const detailName = (code: string, locale: Locale): string => nameIn(transferDetails, code, locale)

export const statusOptions = (statuses: readonly OrderStatus[], locale: Locale) =>
  statuses.map((status) => ({ value: status, label: orderStates.states[status][locale] }))
