import { parseArgs } from 'node:util'

export const benches = ['menu', 'list', 'submit', 'browser', 'picker', 'dealing', 'exchange'] as const
export type Bench = (typeof benches)[number]

/** How much is measured. The short form only shows that everything runs; its figures are meaningless. */
export interface Size {
  readonly rounds: number
  /** Seconds per side in each round. */
  readonly seconds: number
  readonly connections: number
  readonly smallOrders: number
  readonly bigOrders: number
  /** Orders that a round submits. */
  readonly submissions: number
  readonly tabSwitches: number
  /** Funds that are dealt on one day, and holders of each; every holder applies once. */
  readonly funds: number
  readonly holders: number
  /** Applications in an exchange file. */
  readonly records: number
  /** Tabs opened and closed between the two figures of the heap. */
  readonly tabOpenings: number
}
const full: Size = {
  rounds: 7,
  seconds: 4,
  connections: 8,
  smallOrders: 10_000,
  bigOrders: 1_000_000,
  submissions: 2000,
  funds: 2000,
  holders: 500,
  records: 100_000,
  tabSwitches: 100,
  tabOpenings: 100,
}
const short: Size = {
  rounds: 2,
  seconds: 0.5,
  connections: 4,
  smallOrders: 3000,
  bigOrders: 6000,
  submissions: 100,
  funds: 8,
  holders: 20,
  records: 500,
  tabSwitches: 20,
  tabOpenings: 10,
}

export interface Options {
  readonly wanted: readonly Bench[]
  readonly size: Size
  /** Folder in which databases are kept for the next run; null: a temporary one. */
  readonly keep: string | null
}

const usage =
  'Usage: npm run bench -- [menu] [list] [submit] [browser] [picker] [dealing] [exchange] [--short] [--rounds N] [--keep folder]'

/** Parses the command line. Throws the usage line for unknown arguments. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { short: { type: 'boolean' }, rounds: { type: 'string' }, keep: { type: 'string' } },
  })
  const unknown = positionals.find((name) => !benches.includes(name as Bench))
  if (unknown !== undefined) throw new Error(`no benchmark ${unknown}. ${usage}`)
  const size = values.short ? short : full
  const rounds = Number(values.rounds ?? size.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(usage)
  return {
    wanted: positionals.length === 0 ? benches : (positionals as Bench[]),
    size: { ...size, rounds },
    keep: values.keep ?? null,
  }
}
