import { type Language, shownPerson } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'

/** The person of this window, with both names where they act for another. */
export const shownName = (
  { name, realName }: Pick<Profile, 'name' | 'realName'>,
  language: Language,
): string => shownPerson(name, realName || null, language)
