import { type Spread, spreadOf } from './figures.ts'

type Measure<T> = () => Promise<T>

/**
 * Measures all sides in each round, beginning with a different side each time. Ratios are computed within a round, because
 * other load on the machine slows down all sides.
 */
export async function alternate<T, K extends string>(
  sides: Readonly<Record<K, Measure<T>>>,
  rounds: number,
): Promise<Rounds<T, K>> {
  const names = Object.keys(sides) as K[]
  for (const name of names) await sides[name]()
  const found: Record<K, T>[] = []
  for (let round = 0; round < rounds; round++) {
    const figures = {} as Record<K, T>
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length] as K
      figures[name] = await sides[name]()
    }
    found.push(figures)
  }
  return new Rounds(found)
}

export class Rounds<T, K extends string> {
  readonly #found: readonly Record<K, T>[]

  constructor(found: readonly Record<K, T>[]) {
    this.#found = found
  }
  /** The spread of one side's figure. */
  of(side: K, figure: (measured: T) => number): Spread {
    return spreadOf(this.#found.map((round) => figure(round[side])))
  }
  /** The spread of the ratio of one side's figure to that of the reference. */
  ratio(side: K, reference: K, figure: (measured: T) => number): Spread {
    return spreadOf(this.#found.map((round) => figure(round[side]) / figure(round[reference])))
  }
}
