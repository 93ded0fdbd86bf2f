import { type NamedError, Refusal } from '@iisp/contract'
import type { ReadContext } from '@iisp/server'
import { type RehearsalFund, type TypedNav, rehearsalMost } from '../../contract/rehearsal/rehearsal.ts'
import { Agenda } from '../../rules/rehearsal/agenda.ts'
import { navOn } from '../../rules/rehearsal/nav-on.ts'
import { type Step, type StepFacts, step } from '../../rules/rehearsal/step.ts'
import type { Basis } from './load-basis.ts'

/** An application that awaits the run of its day. */
export interface QueuedApplication {
  readonly number: string
  /** Product id of a child fund, or a key for an investor. */
  readonly account: string
  readonly tradingAccountId: string | null
  readonly kind: '022' | '024' | '142'
  readonly amount: string | null
  readonly shares: string | null
  /** Receives the confirmed amount net of fees and its settlement date. */
  readonly onConfirmed?: (net: string, settlesOn: string | null) => void
}
/** The application list of a fund's open day. */
export interface RehearsedList {
  readonly fundId: string
  readonly day: string
  readonly confirmedOn: string
}
/** The state of a rehearsal while it runs. */
export interface World {
  /** Confirms the list of a day. */
  readonly confirmDay: (world: World, list: RehearsedList) => Promise<void>
  readonly call: ReadContext['call']
  readonly basis: Basis
  readonly navs: readonly TypedNav[]
  readonly agenda: Agenda
  readonly steps: Step[]
  /** Keyed by fund and dealing day. */
  readonly runs: Map<string, QueuedApplication[]>
  /** Changes to the shares of each fund by rehearsed runs. */
  readonly sharesChange: Map<string, string>
  applications: number
  /** Unpaid amount of earlier fees, yuan. */
  carried: string
}

export const newWorld = (given: Pick<World, 'call' | 'basis' | 'navs' | 'confirmDay'>): World => ({
  ...given,
  agenda: new Agenda(),
  steps: [],
  runs: new Map(),
  sharesChange: new Map(),
  applications: 0,
  carried: '0.00',
})

/** Runs the agenda until it is empty. Returns false if it was cut off. */
export async function play({ agenda, steps }: World): Promise<boolean> {
  for (let job = agenda.next(); job !== undefined; job = agenda.next()) {
    if (steps.length >= rehearsalMost.rows) return false
    // each job may put others on the agenda
    // oxlint-disable-next-line no-await-in-loop
    await job.run()
  }
  return true
}

export const note = ({ steps }: World, facts: StepFacts): void => void steps.push(step(facts))

export function fundOf({ basis }: World, id: string): RehearsalFund {
  const fund = basis.funds.get(id)
  if (fund === undefined) throw new RangeError(`fund ${id} is not rehearsed`)
  return fund
}
/** The code of a fund that holds shares; '' for an investor. */
export const holderOf = ({ basis }: World, account: string): string => basis.funds.get(account)?.code ?? ''

export function navOf(world: World, fundId: string, day: string) {
  const { code, nav } = fundOf(world, fundId)
  return navOn(
    day,
    nav,
    world.navs.filter((one) => one.code === code),
  )
}

export const nextNumber = (world: World): string => {
  world.applications += 1
  return String(world.applications).padStart(6, '0')
}

/** Returns the answer of a call, or the reason of its refusal. */
export async function unlessRefused<T>(
  asked: Promise<T>,
): Promise<T | { readonly refused: NamedError; readonly params: Record<string, string> }> {
  try {
    return await asked
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return { refused: thrown.error, params: thrown.params }
  }
}
