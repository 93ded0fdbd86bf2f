import type { Compilable } from 'kysely'

/** Reads what the actor may see. Queries are built with `queryBuilder()` and run as named statements. */
export interface Reader {
  all<T>(query: Compilable<T>): Promise<T[]>
  /** The only row; refuses with 404 platform.notFound where there is none. */
  one<T>(query: Compilable<T>): Promise<T>
  maybe<T>(query: Compilable<T>): Promise<T | undefined>
}
