import { findable, plainKeyword, rankedGroups, type Findable } from '../keyword-search/index.ts'

export interface PersonOption {
  readonly id: string
  readonly name: string
  /** First letters of the name's pinyin. */
  readonly initials?: string | undefined
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
export const personLabel = ({ name, account }: PersonOption): string =>
  account ? `${name}（${account}）` : name

/** Prepares people for searching. Done once per list, not per keystroke. */
export const personIndex = (people: readonly PersonOption[]): PersonIndex =>
  people.map((person) => {
    const { name, initials = '', account = '', institution = '' } = person
    return [{ person, ...findable([name, initials, account, institution], !person.disabled) }]
  })

/** Finds people by name, initials, account or institution; disabled ones last. */
export const searchPeople = (index: PersonIndex, keyword: string): PersonOption[] =>
  rankedGroups(index, plainKeyword(keyword)).map(({ person }) => person)
