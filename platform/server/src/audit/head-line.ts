import { createHash, sign, verify, type KeyObject } from 'node:crypto'

/** One chain's head in a line; `markedFrom` is the first row of the chain that needs a mark. */
export type HeadEntry = readonly [institutionId: string, seq: number, hash: string, markedFrom: number]

/** A line of the file of signed heads. Lines are numbered and each names the hash of the one before. */
export interface HeadLine {
  readonly node: string
  readonly line: number
  readonly at: string
  /** Contains every chain's head; other lines contain only the changed ones. */
  readonly full: boolean
  readonly heads: readonly HeadEntry[]
  /** A restore from a backup that was accepted: chains with their heads before and after. */
  readonly restored?: {
    readonly reason: string
    readonly chains: readonly (readonly [institutionId: string, from: number, to: number])[]
  }
  /** '' in the first line. */
  readonly previous: string
}

export const lineHash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The line's text with its Ed25519 signature, without the end of line. */
export function signLine(line: HeadLine, key: KeyObject): string {
  const said = JSON.stringify(line)
  const signature = sign(null, Buffer.from(said), key).toString('base64')
  return `${said.slice(0, -1)},"signature":"${signature}"}`
}

const signed = /^(.*),"signature":"([A-Za-z0-9+/=]{88})"\}$/s

/** Null where the text is not a complete line or not signed by the portal. */
export function readLine(text: string, key: KeyObject): HeadLine | null {
  const [, said, signature] = signed.exec(text) ?? []
  if (said === undefined || signature === undefined) return null
  const content = Buffer.from(`${said}}`)
  return verify(null, content, key, Buffer.from(signature, 'base64'))
    ? (JSON.parse(content.toString()) as HeadLine)
    : null
}
