import { findable, plainKeyword, rankedGroups, type Findable } from '../keyword-search/index.ts'

export interface PersonOption {
  readonly id: string
  readonly name: string
  /** First letters of the name's pinyin. */
  readonly initials?: string | undefined
  /** What they sign in with; several apart by spaces. */
  readonly account?: string | undefined
  readonly institution?: string | undefined
  /** Nobody to choose any more; listed last. */
  readonly disabled?: boolean | undefined
}
interface Entry extends Findable {
  readonly person: PersonOption
}
export type PersonIndex = readonly (readonly [Entry])[]

/** A name alone where nothing else is known. */
export const personLabel = ({ name, account }: PersonOption): string =>
  account ? `${name}（${account}）` : name

/** Prepares people for searching; done once for a list, not for a keystroke. */
export const personIndex = (people: readonly PersonOption[]): PersonIndex =>
  people.map((person) => {
    const { name, initials = '', account = '', institution = '' } = person
    return [{ person, ...findable([name, initials, account, institution], !person.disabled) }]
  })

/** People by name, initials, account or institution; disabled ones last. */
export const searchPeople = (index: PersonIndex, keyword: string): PersonOption[] =>
  rankedGroups(index, plainKeyword(keyword)).map(({ person }) => person)
