import { type Language, shownPerson } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'

/** Name of the account in use. */
export const ownName = ({ name, nameEn }: Pick<Profile, 'name' | 'nameEn'>, language: Language): string =>
  language === 'en' && nameEn ? nameEn : name

/** Name of the signed-in person; if they act for another, both names. */
export const shownName = (
  profile: Pick<Profile, 'name' | 'nameEn' | 'realName' | 'realNameEn'>,
  language: Language,
): string => {
  const { realName, realNameEn = '' } = profile
  const real = (language === 'en' && realNameEn) || realName
  return shownPerson(ownName(profile, language), real || null, language)
}
