import type { Profile } from '@iisp/contract/shell-answers'
import type { Locale } from '../i18n/index.ts'

/** The name of the person's institution, in the reader's language where it has one in it. */
export const institutionName = (
  { cpName, cpNameEn }: Pick<Profile, 'cpName' | 'cpNameEn'>,
  language: Locale,
): string => (language === 'en' && cpNameEn ? cpNameEn : cpName)
