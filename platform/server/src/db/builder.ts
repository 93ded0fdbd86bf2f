import {
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Reader } from './reader.ts'

/** Builds queries without running them; Reader and Writer run them. */
export const queryBuilder = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

const bare = queryBuilder<Record<string, never>>()

/** Makes a hand-written `sql<Row>` statement runnable. */
export const raw = <T>(statement: RawBuilder<T>): Compilable<T> => ({
  compile: () => statement.compile(bare),
})

/** A query that is planned for its values each time: for ranges that match either few rows or nearly all. */
export interface PlannedAnew extends CompiledQuery {
  readonly anew?: true
}
export const planAnew = <T>(query: Compilable<T>): Compilable<T> => ({
  compile: () => ({ ...query.compile(), anew: true }) as ReturnType<Compilable<T>['compile']>,
})
/** A Reader whose queries are planned again at each execution. */
export const planAllAnew = (db: Reader): Reader => ({
  all: (query) => db.all(planAnew(query)),
  one: (query) => db.one(planAnew(query)),
  maybe: (query) => db.maybe(planAnew(query)),
})

/**
 * A query compiled only once, for queries that run with every request. It is built with placeholder
 * values; each run passes its own, in the order of the text.
 */
export function compiledOnce<T>(query: Compilable<T>): (...values: readonly unknown[]) => Compilable<T> {
  const compiled = query.compile()
  return (...values) => ({ compile: () => ({ ...compiled, parameters: values }) })
}
