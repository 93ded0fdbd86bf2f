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

/** Builds queries and never runs them: running is the Reader's and the Writer's. */
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

/** A query that is planned for its values each time: for ranges, of which a few rows fit or nearly all. */
export interface PlannedAnew extends CompiledQuery {
  readonly anew?: true
}
export const rawAnew = <T>(statement: RawBuilder<T>): Compilable<T> => ({
  compile: () => ({ ...statement.compile(bare), anew: true }) as ReturnType<Compilable<T>['compile']>,
})
