import type { ConfirmedRun } from '@iisp/ta/contract'

type Occasion = Pick<ConfirmedRun, 'occasion' | 'attempt'>
interface Order {
  readonly relationId: string
  readonly kind: '022' | '024'
}

/** What asks for an order of a relation; each correction asks by an origin of its own. */
export const originOf = ({ occasion, attempt }: Occasion, { relationId, kind }: Order): string =>
  `relation:${relationId}/${occasion}${attempt === 1 ? '' : `.${attempt}`}/${kind}`

/** The origins of what was taken back before a correction. */
export const earlierOrigins = ({ occasion, attempt }: Occasion, order: Order): readonly string[] =>
  Array.from({ length: attempt - 1 }, (_, index) => originOf({ occasion, attempt: index + 1 }, order))
