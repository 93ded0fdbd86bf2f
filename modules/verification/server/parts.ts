import type { Provider } from './provider.ts'

/** The parts that the composition passes to this module. */
export interface VerificationParts {
  /** 32 bytes kept outside the database; the hash of identity numbers and the seal of tokens derive from it. */
  readonly pepper: Uint8Array
  readonly validSeconds: number
  readonly keepDays: number
  /** Written before the path of a QR code; '' where the browser is to add its own origin. */
  readonly qrBase: string
  /** null: a reviewing operator of the custodian decides. */
  readonly provider: Provider | null
}
