import { type Language, shownPerson } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'

/** Name of the signed-in person; if they act for another, both names. */
export const shownName = (
  { name, realName }: Pick<Profile, 'name' | 'realName'>,
  language: Language,
): string => shownPerson(name, realName || null, language)
