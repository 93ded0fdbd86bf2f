import type { Locale } from '@iisp/web'
import { exchangeProfileNames, exchangeProfiles } from '../../contract/exchange/imports.ts'

/** The profiles of files, to choose from. */
export const profileOptions = (locale: Locale) =>
  exchangeProfiles.map((value) => ({ value, label: exchangeProfileNames[value][locale] }))
