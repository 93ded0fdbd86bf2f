/** Company forms that people leave out when they type a name. */
const companyForm = /股份有限公司|有限责任公司|有限公司/g

/** Marks that people type or leave out; '%', '_' and the like stay and find themselves. */
const typographic = /[()[\]《》〈〉「」“”‘’"'·.,、。:;—-]/g

/**
 * A common spelling for stored and typed text: half-width, lower case, without company forms and
 * brackets.
 */
export const normaliseSearch = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(companyForm, '')
    .replace(typographic, '')
    .replace(/ +/g, ' ')
    .trim()

/** The parts of a typed search, each of which must occur. */
export const searchParts = (typed: string): string[] => normaliseSearch(typed).split(' ').filter(Boolean)

/**
 * The index terms of a stored text: each character and each pair of neighbours. A part occurs in
 * the text only if all terms of the part are among these.
 */
export function searchTerms(text: string): string[] {
  const characters = [...text]
  const pairs = characters.slice(1).map((character, i) => `${characters[i]}${character}`)
  return [...new Set([...characters, ...pairs])].filter((term) => !term.includes(' '))
}

/** The terms that a part asks for: its pairs, or its only character. */
export function wantedTerms(part: string): string[] {
  const characters = [...part]
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}
