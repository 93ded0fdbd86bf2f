import type { ConfirmedRun } from '@iisp/ta/contract'

type Occasion = Pick<ConfirmedRun, 'occasion' | 'attempt'>
interface Order {
  readonly relationId: string
  readonly kind: '022' | '024'
}

/** The key of an order that a relation places. Each correction has a key of its own. */
export const originOf = ({ occasion, attempt }: Occasion, { relationId, kind }: Order): string =>
  `relation:${relationId}/${occasion}${attempt === 1 ? '' : `.${attempt}`}/${kind}`

/** The keys of the orders placed before the corrections, all of which were reversed. */
export const earlierOrigins = ({ occasion, attempt }: Occasion, order: Order): readonly string[] =>
  Array.from({ length: attempt - 1 }, (_, index) => originOf({ occasion, attempt: index + 1 }, order))
