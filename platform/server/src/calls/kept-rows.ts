/**
 * One version of a row: its id, and PostgreSQL's system column `xmin`, the transaction that wrote it. Every change
 * gives a row another `xmin`, so a row read with the same pair has the same content.
 */
export interface RowVersion {
  readonly id: string
  readonly xmin: string
}
const maxRows = 5000

/**
 * Caches rows that lists have shown, so that a list fetches only the versions of its rows and the
 * rows that changed. Beyond 5,000 rows per table, the least recently used ones are dropped.
 */
export class KeptRows {
  readonly #tables = new Map<string, Map<string, RowVersion>>()

  /**
   * The rows with these versions, in their order; `read` fetches rows that are not cached. A row
   * that changes in between is returned in its new version; a deleted row is left out. `table`
   * names the table and the columns.
   */
  async get<Row extends RowVersion>(
    table: string,
    versions: readonly RowVersion[],
    read: (ids: readonly string[]) => Promise<readonly Row[]>,
  ): Promise<Readonly<Row>[]> {
    const kept = this.#table<Row>(table)
    const found = new Map<string, Row>()
    const missing: string[] = []
    for (const { id, xmin } of versions) {
      const row = kept.get(id)
      if (row?.xmin === xmin) found.set(id, row)
      else missing.push(id)
    }
    if (missing.length > 0) for (const row of await read(missing)) found.set(row.id, row)
    keep(kept, found)
    return versions.flatMap(({ id }) => found.get(id) ?? [])
  }

  #table<Row extends RowVersion>(name: string): Map<string, Row> {
    let table = this.#tables.get(name)
    if (table === undefined) this.#tables.set(name, (table = new Map<string, RowVersion>()))
    return table as Map<string, Row>
  }
}

/** Moves these rows to the end of the map; rows at its beginning are dropped first. */
function keep<Row>(kept: Map<string, Row>, rows: ReadonlyMap<string, Row>): void {
  for (const [id, row] of rows) {
    kept.delete(id)
    kept.set(id, row)
  }
  for (const id of kept.keys()) {
    if (kept.size <= maxRows) return
    kept.delete(id)
  }
}
