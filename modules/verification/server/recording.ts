import { type CipherGCM, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal } from '@iisp/contract'
import type { FileStore } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { verificationLimits } from '../contract/limits.ts'
import { recordingKind } from '../rules/recording-kind.ts'

const tagBytes = 16
const nonce = Buffer.alloc(12)

export interface StoredRecording {
  readonly hash: string
  readonly key: Buffer
  readonly type: string
  readonly size: number
}

/** Stores a recording under a key made for it alone; refuses what is no recording, before anything is kept. */
export async function storeRecording(
  files: FileStore,
  stream: AsyncIterable<Uint8Array>,
): Promise<StoredRecording> {
  const key = randomBytes(32)
  const seen = { type: '', size: 0 }
  const sealed = sealing(createCipheriv('aes-256-gcm', key, nonce), stream, seen)
  const { hash } = await files.put(sealed, verificationLimits.recordingBytes + tagBytes)
  return { hash, key, ...seen }
}

/** The nonce may be fixed: no key is used twice. */
async function* sealing(
  cipher: CipherGCM,
  stream: AsyncIterable<Uint8Array>,
  seen: { type: string; size: number },
): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0)
  for await (const chunk of stream) {
    if (seen.type === '') {
      head = Buffer.concat([head, chunk])
      if (head.length < 16) continue
      seen.type = recordingKind(head)?.type ?? refuseKind()
    }
    const clear = head.length > 0 ? head : chunk
    head = Buffer.alloc(0)
    seen.size += clear.length
    yield cipher.update(clear)
  }
  if (seen.type === '') refuseKind()
  yield cipher.final()
  yield cipher.getAuthTag()
}
const refuseKind = (): never => {
  throw new Refusal(verificationErrors.recordingKind)
}

/** Decrypts the complete recording; throws if it was altered in the store. */
export async function openRecording(files: FileStore, hash: string, key: Buffer): Promise<Buffer> {
  const sealed = Buffer.concat(await Readable.from(await files.get(hash)).toArray())
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
}
