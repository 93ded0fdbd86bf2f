import { Refusal } from '@iisp/contract'
import { StartupError } from '../config/startup-error.ts'
import { runOnce } from '../events/scheduler.ts'
import { sortAfter } from '../sort-after.ts'
import { collect } from './collect.ts'
import { Dispatcher } from './dispatcher.ts'
import type { ServerModule } from './module.ts'
import type { Seed, SeedRun } from './seed.ts'

export interface NamedSeed extends Seed {
  /** The module's. */
  readonly name: string
}

/** Loads the demonstration data of the modules, in the order in which they are written. */
export const loadSeeds = async (modules: readonly ServerModule[]): Promise<readonly NamedSeed[]> =>
  seedOrder(
    await Promise.all(
      modules.flatMap(({ name, seed }) =>
        seed === undefined ? [] : [seed().then((loaded): NamedSeed => ({ ...loaded, name }))],
      ),
    ),
  )

/**
 * Sorts the seeds: each follows the seeds that it names in `after`, and `last` seeds follow all
 * others; otherwise by name. Throws StartupError if a seed names an unknown one, or if seeds wait
 * for each other.
 */
export function seedOrder(seeds: readonly NamedSeed[]): readonly NamedSeed[] {
  const listed = seeds.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const others = listed.filter(({ last }) => last !== true).map(({ name }) => name)
  return sortAfter(listed, ({ after = [], last }) => (last ? [...after, ...others] : after), {
    circle,
    missing,
  })
}

/**
 * Writes the demonstration data of all modules; existing data stay. Finally runs each schedule
 * once, so that the demonstration opens like a portal in operation and does not change within its
 * first minute.
 */
export async function writeSeeds(
  modules: readonly ServerModule[],
  options: Omit<SeedRun, 'itemsOf' | 'ask'>,
): Promise<void> {
  const seeds = await loadSeeds(modules)
  const fills = seeds.flatMap((seed) => seed.fills ?? [])
  const clock = { now: options.now }
  const dispatcher = dispatcherOf(modules, options, clock)
  // calls run one after the other, each at its own moment
  const ask: SeedRun['ask'] = (who, at, call, input) => {
    clock.now = at
    return dispatcher.runAs({ ...who, factorAt: at }, call, input)
  }
  const run: SeedRun = { ...options, ask, itemsOf: (slot) => slot.itemsOf(fills) }
  for (const seed of seeds) await seed.write?.(run)
  const parts = { db: options.db, dispatcher, now: () => options.now }
  clock.now = options.now
  for (const schedule of modules.flatMap(({ schedules = [] }) => schedules)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, like the calls
    await runOnce(parts, schedule).then(
      (failures) => failures.forEach(({ error }) => unlessRefused(error)),
      unlessRefused,
    )
  }
}

/** A refused schedule tries again in its next run; other errors are thrown. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

const dispatcherOf = (
  modules: readonly ServerModule[],
  { db, files }: Pick<SeedRun, 'db' | 'files'>,
  clock: { readonly now: Date },
) =>
  new Dispatcher(
    modules.flatMap(({ handlers }) => handlers),
    {
      origins: new Set(),
      db,
      now: () => clock.now,
      files: files ?? absent('file store'),
      ports: absent('ports'),
      registry: collect(modules),
      checkAnswers: true,
      closing: new AbortController().signal,
    },
  )

/** Throws as soon as any property is used. */
const absent = <T extends object>(what: string): T =>
  new Proxy({} as T, {
    get: (_, name) => {
      throw new Error(`demonstration data are written without ${what}: ${String(name)}`)
    },
  })

const circle = (names: readonly string[]) =>
  new StartupError(
    `演示数据的先后关系成环：${names.join(' → ')}。`,
    `The demonstration data wait for each other: ${names.join(' → ')}.`,
  )
const missing = (name: string, after: string) =>
  new StartupError(
    `模块 ${name} 的演示数据须在 ${after} 之后写入，但 ${after} 没有演示数据。`,
    `The demonstration data of ${name} come after those of ${after}, and there are none.`,
  )
