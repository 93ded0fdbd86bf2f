import { seededRandom } from '@iisp/reference/fixtures'

/** An address as one person sees it. */
export interface View {
  readonly person: string
  readonly language: 'zh' | 'en'
  readonly appearance: 'light' | 'dark'
  /** Path and query below /iisp. */
  readonly address: string
  /** `shown`: the page opens. `refused`: the address ends at /403. `either`: opening it does something else as well. */
  readonly expected: 'shown' | 'refused' | 'either'
}

const looks = [
  { language: 'zh', appearance: 'light' },
  { language: 'en', appearance: 'light' },
  { language: 'zh', appearance: 'dark' },
  { language: 'en', appearance: 'dark' },
] as const

export const inAllLooks = (view: Pick<View, 'person' | 'address' | 'expected'>): readonly View[] =>
  looks.map((look) => ({ ...view, ...look }))

export const nameOf = ({ person, language, appearance, address }: View): string =>
  `${address} as ${person} (${language}, ${appearance})`

/** The views in an order that the seed determines. */
export function shuffled(views: readonly View[], seed: number): readonly View[] {
  const random = seededRandom(seed)
  return views
    .map((view) => ({ view, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ view }) => view)
}
