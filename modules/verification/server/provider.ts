import { randomBytes } from 'node:crypto'
import { isSignature, signatureOf } from '@iisp/server'
import type { PersonRole, VerifiedSource } from '../contract/fields.ts'

/** The data that a verification service needs for its decision. */
export interface Submission {
  readonly verifiedId: string
  readonly verifiedSource: VerifiedSource
  readonly role: PersonRole
  readonly name: string
  readonly idNumber: string
  readonly challenge: string
  /** Media type of the recording. */
  readonly type: string
  readonly recording: Buffer
}
export interface CallbackContent {
  readonly verifiedId: string
  readonly status: string
  readonly message: string
  readonly timestamp: number
  readonly nonce: string
}
/** The judge of a recording: an external service, which answers later by the signed callback. */
export interface Provider {
  send(submission: Submission): Promise<void>
  /** Whether the callback was signed with the shared key. */
  isSigned(content: CallbackContent, signature: string): boolean
}

const linesOf = (it: CallbackContent) => [it.verifiedId, it.status, it.message, it.timestamp, it.nonce]

export const callbackSignature = (secret: string, it: CallbackContent): string =>
  signatureOf(secret, linesOf(it))

/**
 * A service reached over HTTP. It gets multipart parts `meta` (JSON with timestamp, nonce and callbackUrl) and
 * `recording`; the header x-signature is the HMAC-SHA256 of the text of `meta`.
 */
export function httpProvider(url: string, secret: string, callbackUrl: string): Provider {
  return {
    async send({ recording, type, ...about }) {
      const meta = JSON.stringify({
        ...about,
        callbackUrl,
        timestamp: Math.floor(Date.now() / 1000),
        nonce: randomBytes(16).toString('hex'),
      })
      const form = new FormData()
      form.set('meta', meta)
      form.set('recording', new Blob([new Uint8Array(recording)], { type }), 'recording')
      const answer = await fetch(url, {
        method: 'POST',
        body: form,
        headers: { 'x-signature': signatureOf(secret, [meta]) },
        redirect: 'error',
        signal: AbortSignal.timeout(20_000),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the verification service answered ${answer.status}`)
    },
    isSigned: (content, signature) => isSignature(secret, linesOf(content), signature),
  }
}
