/** A name in the spellings for calls, files, components and headings. */
export interface Name {
  /** errorLog */
  readonly camel: string
  /** error-log */
  readonly kebab: string
  /** ErrorLog */
  readonly pascal: string
  /** Error log */
  readonly title: string
}

const spellings = { camelCase: /^[a-z][A-Za-z0-9]{1,39}$/, 'kebab-case': /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/ }

/** Parses a name from the command line. Throws if it has a different spelling. */
export function nameOf(text: string, spelling: keyof typeof spellings): Name {
  if (!spellings[spelling].test(text) || text.length > 40)
    throw new Error(`${text || 'An empty name'} is not a name in ${spelling} of 2 to 40 characters`)
  const words = text
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split('-')
    .filter((word) => word !== '')
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  return {
    pascal,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    kebab: words.join('-'),
    title: capital(words.join(' ')),
  }
}
