import type { Input } from '@iisp/contract'
import type {
  RehearsalEvent,
  RehearsalHolding,
  TypedHolding,
  TypedNav,
  rehearseRelation,
} from '../../contract/rehearsal/rehearsal.ts'

type Asked = Input<typeof rehearseRelation>
/** The rehearsed relation, in the form of the call's input. */
export type Target = Pick<Asked, 'relationId' | 'inputParam'>

/** An event before its fields are filled in. */
export const blankEvent = {
  kind: 'subscription' as RehearsalEvent['kind'],
  on: '',
  amount: '',
  shares: '',
  boughtOn: '',
  boughtAt: '',
  cash: '',
}
export type EventValues = Readonly<typeof blankEvent>
export type NavValues = Readonly<TypedNav>
export type HoldingValues = Readonly<TypedHolding>
export interface RehearsalValues {
  readonly events: readonly EventValues[]
  readonly navs: readonly NavValues[]
  readonly holdings: readonly HoldingValues[]
}

export const blankRehearsal: RehearsalValues = { events: [blankEvent], navs: [], holdings: [] }
export const blankHolding = ({ childCode, motherCode }: Omit<RehearsalHolding, 'shares'>): HoldingValues => ({
  childCode,
  motherCode,
  shares: '',
  boughtOn: '',
  boughtAt: '',
})

/** The fields of an event that its kind asks for. */
export const eventFields = {
  subscription: ['on', 'amount'],
  redemption: ['on', 'shares', 'boughtOn', 'boughtAt'],
  fee: ['on', 'amount', 'cash'],
} as const satisfies Record<RehearsalEvent['kind'], readonly (keyof EventValues)[]>

/** Names of the fields that are still to be filled in, such as `events.0.on`. */
export function missingFields({ events, navs, holdings }: RehearsalValues): ReadonlySet<string> {
  const missing = new Set<string>()
  const look = <V extends object>(
    list: string,
    at: number,
    values: V,
    fields: readonly (keyof V & string)[],
  ) => {
    for (const field of fields) if (values[field] === '') missing.add(`${list}.${at}.${field}`)
  }
  events.forEach((event, at) => look('events', at, event, eventFields[event.kind]))
  navs.forEach((nav, at) => look('navs', at, nav, ['code', 'on', 'unitNav']))
  holdings.forEach((one, at) => look('holdings', at, one, ['shares', 'boughtOn', 'boughtAt']))
  return missing
}

export const inputOf = (target: Target, { events, navs, holdings }: RehearsalValues): Asked => ({
  ...target,
  events: events.map(eventOf),
  navs: [...navs],
  holdings: [...holdings],
})

function eventOf({ kind, on, amount, shares, boughtOn, boughtAt, cash }: EventValues): RehearsalEvent {
  switch (kind) {
    case 'subscription':
      return { kind, on, amount }
    case 'redemption':
      return { kind, on, shares, boughtOn, boughtAt }
    case 'fee':
      return { kind, on, fee: amount, cash }
  }
}
