import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { canonicalJson } from '../calls/canonical-json.ts'

/** The content of an audit row, without its number and time. */
export interface AuditAct {
  readonly institutionId: string
  readonly realPerson: string
  readonly effectiveAccount: string | null
  readonly action: string
  readonly object: string
  readonly detail?: unknown
}
/** The process run that made a mark, and the mark's number within that run and chain. */
export interface MarkOrigin {
  readonly run: string
  readonly count: number
}

const nonceBytes = 16
const markBytes = nonceBytes + 32

/**
 * The portal's marks on audit rows: a nonce and an HMAC-SHA256 over nonce and content. The key never reaches the
 * database, so its owner can neither change a row nor write one. The nonce is the random number of this process's run
 * and a count within the chain, so that a row that was copied is noticed without remembering every nonce.
 */
export class AuditMarks {
  readonly #key: KeyObject
  readonly #run = randomBytes(8)
  readonly #counts = new Map<string, bigint>()

  constructor(key: Uint8Array) {
    this.#key = createSecretKey(key)
  }

  make(act: AuditAct): Buffer {
    const count = (this.#counts.get(act.institutionId) ?? 0n) + 1n
    this.#counts.set(act.institutionId, count)
    const nonce = Buffer.alloc(nonceBytes)
    this.#run.copy(nonce)
    nonce.writeBigUInt64BE(count, 8)
    return Buffer.concat([nonce, this.#mac(nonce, act)])
  }

  /** The origin of the mark if it belongs to this act, otherwise null. */
  check(mark: Buffer, act: AuditAct): MarkOrigin | null {
    if (mark.length !== markBytes) return null
    const nonce = mark.subarray(0, nonceBytes)
    if (!this.#mac(nonce, act).equals(mark.subarray(nonceBytes))) return null
    return { run: nonce.toString('hex', 0, 8), count: Number(nonce.readBigUInt64BE(8)) }
  }

  /** A seal by which a text from the database can be recognised as the portal's own. */
  seal(text: string): string {
    return createHmac('sha256', this.#key).update('seal\n').update(text).digest('hex')
  }

  #mac(nonce: Buffer, act: AuditAct): Buffer {
    const { institutionId, realPerson, effectiveAccount, action, object, detail = {} } = act
    const said = [institutionId, realPerson, effectiveAccount, action, object, detail]
    return createHmac('sha256', this.#key).update(nonce).update(canonicalJson(said)).digest()
  }
}
