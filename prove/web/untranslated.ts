import { people } from '@iisp/identity/fixtures'

const chinese = /\p{Script=Han}+/gu
/** A person of the portal, whose name has its English form (decision 030); not part of a longer text. */
const person = new RegExp(
  `(?<!\\p{Script=Han})(?:${people.map(({ name }) => name).join('|')})(?!\\p{Script=Han})`,
  'u',
)
/** A key of a dictionary, an unfilled placeholder, or a value that was never meant to be read. */
const raw = /^[a-z]+[A-Za-z]*(?:\.[A-Za-z][A-Za-z0-9]*)+$|\{\{|\[object |\bundefined\b|\bNaN\b/

/** Every string of a JSON text; none where it is no JSON. */
export function stringsOf(json: string): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  try {
    walk(JSON.parse(json))
  } catch {
    return []
  }
  return found
}

/**
 * The texts that the portal did not put into the language: raw keys, and in English Chinese that no answer of the
 * server contains (`data`), such as the name of a fund; a person's name is never data.
 */
export function untranslated(
  texts: readonly string[],
  language: 'zh' | 'en',
  data: readonly string[],
): readonly string[] {
  const isData = (part: string) => data.some((one) => one.includes(part))
  return texts.filter((text) => {
    if (raw.test(text.trim()) && !isData(text.trim())) return true
    if (language === 'zh') return false
    return person.test(text) || [...text.matchAll(chinese)].some(([part]) => !isData(part))
  })
}
