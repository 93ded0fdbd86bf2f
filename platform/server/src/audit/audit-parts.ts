import type { KeyPair } from '../config/secrets.ts'
import type { Witness } from './witness-port.ts'

/** Protects an installation's audit trail against the owner of the database. */
export interface AuditParts {
  /** Marks rows and seals results. */
  readonly rowKey: Uint8Array
  /** Signs and verifies heads. */
  readonly headKey: KeyPair
  /** Folder of the file of signed heads; null where this process keeps none. */
  readonly folder: string | null
  readonly witness: Witness | null
}
