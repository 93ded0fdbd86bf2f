import { readFileSync } from 'node:fs'
import { parseTerms } from './parse-terms.ts'

const file = 'modules/assistant/rules/terms.md'

/** The dictionary of the help search, which `terms.md` holds. */
export const { concepts, stopWords, initials } = parseTerms(
  file,
  readFileSync(new URL('./terms.md', import.meta.url), 'utf8'),
)
