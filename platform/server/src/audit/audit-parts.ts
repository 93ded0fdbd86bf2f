import type { KeyPair } from '../config/secrets.ts'
import type { Witness } from './witness-port.ts'

/** What an installation has outside the database to hold its audit trail against the database's owner. */
export interface AuditParts {
  /** Marks rows and seals results. */
  readonly rowKey: Uint8Array
  /** Signs and verifies heads. */
  readonly headKey: KeyPair
  /** Folder of the file of signed heads; null where this process keeps none. */
  readonly folder: string | null
  readonly witness: Witness | null
}
