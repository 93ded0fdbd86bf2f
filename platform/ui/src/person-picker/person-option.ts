import { withNote } from '@iisp/contract/with-note'
import { findable, plainKeyword, rankedGroups, type Findable } from '../keyword-search/index.ts'
import type { Locale } from '../locale/index.ts'

export interface PersonOption {
  readonly id: string
  readonly name: string
  /**
   * Searchable spellings of the person besides the name, one per line: initials, pinyin, the name
   * in another script.
   */
  readonly spellings?: string | undefined
  /** Sign-in names, separated by spaces. */
  readonly account?: string | undefined
  readonly institution?: string | undefined
  /** Can no longer be selected; listed last. */
  readonly disabled?: boolean | undefined
}
interface Entry extends Findable {
  readonly person: PersonOption
}
export type PersonIndex = readonly (readonly [Entry])[]

/** Name and account, or just the name. */
export const personLabel = ({ name, account }: PersonOption, locale: Locale): string =>
  account ? withNote(name, account, locale) : name

/** Prepares people for searching. Done once per list, not per keystroke. */
export const personIndex = (people: readonly PersonOption[]): PersonIndex =>
  people.map((person) => {
    const { name, spellings = '', account = '', institution = '' } = person
    return [{ person, ...findable([name, ...spellings.split('\n'), account, institution], !person.disabled) }]
  })

/** Finds people by name, its spellings, account or institution; disabled ones last. */
export const searchPeople = (index: PersonIndex, keyword: string): PersonOption[] =>
  rankedGroups(index, plainKeyword(keyword)).map(({ person }) => person)
