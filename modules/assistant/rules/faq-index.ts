import { isOneSlip } from './near-words.ts'
import { type Token, normalise, segment } from './segment.ts'
import { concepts } from './terms.ts'

/** The index entry of one help text. */
export interface FaqDocument {
  readonly id: string
  readonly code: string
  /** The question in both languages and the further ways to ask it. */
  readonly asks: readonly string[]
  readonly keywords: readonly string[]
  readonly answers: readonly string[]
}
export interface Hit {
  readonly id: string
  readonly code: string
  readonly score: number
  /** Weighted share of the question's words that occur in this text, 0 to 1. */
  readonly coverage: number
}

interface Indexed {
  readonly document: FaqDocument
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
  /** Words of each way to ask. */
  readonly asks: readonly ReadonlySet<string>[]
  readonly strong: ReadonlySet<string>
}
const weights = { ask: 3, keyword: 2, answer: 0.6 } as const
// BM25: how fast repetition stops to count, and how much a long text is held back.
const k1 = 1.2
const b = 0.4
const slip = 0.7
/** A word that no help text has says little: people tell more than they ask. */
const strange = 0.35

/** Ranks the help texts for a question: BM25 over weighted fields, and how close it comes to one way of asking. */
export class FaqIndex {
  readonly #documents: readonly Indexed[]
  readonly #byId: ReadonlyMap<string, FaqDocument>
  readonly #exact = new Map<string, string>()
  readonly #frequency = new Map<string, number>()
  readonly #averageLength: number

  constructor(documents: readonly FaqDocument[]) {
    this.#documents = documents.map(indexed)
    this.#byId = new Map(documents.map((document) => [document.id, document]))
    for (const { document, counts } of this.#documents) {
      for (const ask of document.asks) this.#exact.set(bare(ask), document.id)
      for (const word of counts.keys()) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1)
    }
    const total = this.#documents.reduce((sum, { length }) => sum + length, 0)
    this.#averageLength = total / Math.max(1, this.#documents.length)
  }

  document(id: string): FaqDocument | undefined {
    return this.#byId.get(id)
  }

  /** The best first. */
  search(question: string, most = 5): Hit[] {
    const exact = this.#exact.get(bare(question))
    const asked = distinct(segment(question).map((one) => this.#corrected(one)))
    const whole = asked.reduce((sum, { word, weight }) => sum + this.#rarity(word) * weight, 0)
    const hits = this.#documents.map((one) => this.#judge(one, asked, whole, exact))
    return hits
      .filter(({ score }) => score > 0)
      .sort((left, right) => right.score - left.score)
      .slice(0, most)
  }

  #judge(one: Indexed, asked: readonly Token[], whole: number, exact: string | undefined): Hit {
    const { id, code } = one.document
    if (exact === id) return { id, code, score: 100, coverage: 1 }
    let bm25 = 0
    let covered = 0
    for (const { word, weight } of asked) {
      const count = one.counts.get(word)
      if (count === undefined) continue
      const held = k1 * (1 - b + (b * one.length) / this.#averageLength)
      bm25 += (weight * this.#rarity(word) * count * (k1 + 1)) / (count + held)
      covered += weight * this.#rarity(word) * (one.strong.has(word) ? 1 : 0.4)
    }
    const coverage = whole === 0 ? 0 : covered / whole
    return { id, code, score: bm25 * (0.35 + this.#closest(one, asked)), coverage }
  }

  /** Dice coefficient, weighted by rarity, between the question and the most similar phrasing. */
  #closest(one: Indexed, asked: readonly Token[]): number {
    const mine = asked.reduce((sum, { word }) => sum + this.#rarity(word), 0)
    let best = 0
    for (const ask of one.asks) {
      let theirs = 0
      for (const word of ask) theirs += this.#rarity(word)
      let both = 0
      for (const { word, weight } of asked) if (ask.has(word)) both += this.#rarity(word) * weight
      best = Math.max(best, (2 * both) / (mine + theirs || 1))
    }
    return best
  }

  #rarity(word: string): number {
    const frequency = this.#frequency.get(word) ?? 0
    const rarity = Math.log(1 + (this.#documents.length - frequency + 0.5) / (frequency + 0.5))
    return frequency === 0 ? rarity * strange : rarity
  }

  /** A Latin word that no text has, as the word that it may have been meant to be. */
  #corrected(one: Token): Token {
    if (this.#frequency.has(one.word) || !/^[a-z]{4,}$/.test(one.word)) return one
    const meant = latinWords.find(([word]) => isOneSlip(word, one.word))
    return meant ? { word: meant[1], weight: slip } : one
  }
}

const latinWords = concepts.flatMap((group) =>
  group.filter((word) => /^[a-z]{4,}$/.test(word)).map((word) => [word, group[0]] as const),
)
const bare = (text: string) => normalise(text).replace(/[^\p{L}\p{N}]/gu, '')

function distinct(tokens: readonly Token[]): Token[] {
  const best = new Map<string, number>()
  for (const { word, weight } of tokens) best.set(word, Math.max(weight, best.get(word) ?? 0))
  return [...best].map(([word, weight]) => ({ word, weight }))
}

function indexed(document: FaqDocument): Indexed {
  const counts = new Map<string, number>()
  const add = (texts: readonly string[], weight: number) => {
    const found = texts.map((text) => new Set(segment(text).map(({ word }) => word)))
    for (const set of found) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + weight)
    return found
  }
  const asks = add(document.asks, weights.ask)
  const keywords = add(document.keywords, weights.keyword)
  add(document.answers, weights.answer)
  const strong = new Set([...asks, ...keywords].flatMap((set) => [...set]))
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { document, counts, length, asks, strong }
}
