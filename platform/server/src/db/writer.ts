import type { Compilable } from 'kysely'
import type { DomainEvent } from '../calls/domain-event.ts'
import type { Reader } from './reader.ts'

/** An entry of the audit trail. It never contains a secret or a whole document. */
export interface AuditEntry {
  /** Its chain: the institution whose data changed. */
  readonly institutionId: string
  /** 'module.act' */
  readonly action: string
  /** 'transfer-order:123' */
  readonly object: string
  readonly detail?: Record<string, unknown>
}

/** Exists only inside a transaction. Audit rows and events commit with the change or not at all. */
export interface Writer extends Reader {
  /** Runs an insert, update or delete and gives the number of rows it touched. */
  run(query: Compilable): Promise<number>
  audit(entry: AuditEntry): void
  emit(event: DomainEvent): void
  /** Runs a part that may fail independently: only the part is rolled back. Returns null if it succeeded. */
  attempt(part: () => Promise<void>): Promise<PartFailure | null>
}
export interface PartFailure {
  readonly error: unknown
}
