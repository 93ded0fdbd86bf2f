import { pinyin } from 'pinyin-pro'
import { concepts, initials, stopWords } from './terms.ts'

/** A word as the search knows it. `weight` under 1 where it was guessed: by its sound, its initials or a slip of a key. */
export interface Token {
  readonly word: string
  readonly weight: number
}

const conceptOf = new Map<string, string>()
for (const [first, ...others] of concepts) {
  for (const word of [first, ...others]) conceptOf.set(word, first)
}
const han = /\p{Script=Han}/u
const terms = [...conceptOf.keys()].filter((word) => han.test(word) && [...word].length > 1)
const longest = Math.max(...terms.map((word) => word.length))
const known = new Set(terms)

/** Toneless syllables, one a character. */
const syllables = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true })
const bySound = new Map<string, string>()
const byPinyin = new Map<string, string>()
const byInitials = new Map<string, string>()
for (const term of terms) {
  const sound = syllables(term)
  bySound.set(sound.join(' '), term)
  byPinyin.set(sound.join(''), term)
  const letters = sound.map((syllable) => syllable[0]).join('')
  if (letters.length > 2 && !byInitials.has(letters)) byInitials.set(letters, term)
}
const words = new Intl.Segmenter('zh', { granularity: 'word' })
const guessed = 0.75

/** Half width, small letters; spelling of the field's compound words. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bsign(?:ing)?[\s-]+in\b/g, ' signin ')
    .replace(/\blog(?:ging)?[\s-]+in\b/g, ' login ')
    .replace(/\b(?:sign|log)(?:ing)?[\s-]+out\b/g, ' signout ')
    .replace(/\bto[\s-]dos?\b/g, ' todo ')
    .replace(/\bcut[\s-]off\b/g, ' cutoff ')
    .replace(/\bsign[\s-]off\b/g, ' signoff ')
    .replace(/帐/g, '账')

/** The words of a text by their concepts, without words that carry no topic. */
export function segment(text: string): Token[] {
  const tokens: Token[] = []
  for (const part of normalise(text).match(/\p{Script=Han}+|[a-z0-9][a-z0-9+'-]*/gu) ?? []) {
    tokens.push(...(han.test(part) ? chinese(part) : latin(part)))
  }
  return tokens
}

const token = (word: string, weight = 1): Token => ({ word: conceptOf.get(word) ?? word, weight })

function latin(word: string): Token[] {
  if (stopWords.has(word)) return []
  if (conceptOf.has(word)) return [token(word)]
  const meant = byPinyin.get(word)
  if (meant !== undefined) return [token(meant, guessed)]
  const spoken = initials.get(word) ?? (byInitials.has(word) ? [byInitials.get(word) as string] : null)
  if (spoken) return spoken.map((term) => token(term, guessed))
  return [token(stem(word))]
}
/** Plural, -ing and -ed, where the rest is a word of the field or long enough. */
function stem(word: string): string {
  for (const ending of ["'s", 'ing', 'ed', 'es', 's']) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    const rest = word.slice(0, -ending.length)
    if (conceptOf.has(rest)) return rest
    if (conceptOf.has(`${rest}e`)) return `${rest}e`
  }
  return word.replace(/(?<=[a-z]{3})s$/, '')
}

/**
 * Matches first the longest terms of the field, then similar-sounding terms; the remainder is split
 * by the language's own words.
 */
function chinese(run: string): Token[] {
  const tokens: Token[] = []
  let rest = ''
  const flush = () => {
    if (rest !== '') tokens.push(...plain(rest))
    rest = ''
  }
  for (let at = 0; at < run.length;) {
    const term = termAt(run, at)
    if (term === null) rest += run[at++]
    else {
      flush()
      tokens.push(token(term))
      at += term.length
    }
  }
  flush()
  return tokens
}

function termAt(run: string, at: number): string | null {
  for (let length = Math.min(longest, run.length - at); length > 1; length--) {
    const piece = run.slice(at, at + length)
    if (known.has(piece)) return piece
  }
  return null
}

function plain(run: string): Token[] {
  const tokens: Token[] = []
  const sound = syllables(run)
  const edges = new Set([...words.segment(run)].map(({ index }) => index)).add(run.length)
  let rest = ''
  const flush = () => {
    for (const { segment: word, isWordLike } of words.segment(rest)) {
      if (isWordLike && !stopWords.has(word)) tokens.push(token(word))
    }
    rest = ''
  }
  for (let at = 0; at < run.length;) {
    const term = edges.has(at) ? soundAt(sound, at, edges) : null
    if (term === null) rest += run[at++]
    else {
      flush()
      tokens.push(token(term, guessed))
      at += term.length
    }
  }
  flush()
  return tokens
}

/** Only between the edges of the language's own words: 推荐一只 holds no 建议. */
function soundAt(sound: readonly string[], at: number, edges: ReadonlySet<number>): string | null {
  for (let length = Math.min(longest, sound.length - at); length > 1; length--) {
    if (!edges.has(at + length)) continue
    const term = bySound.get(sound.slice(at, at + length).join(' '))
    if (term !== undefined) return term
  }
  return null
}
