import type { Call } from '@iisp/contract'
import { atMost } from '@iisp/contract/at-most'
import { isRequestError } from './request-error.ts'
import { request } from './request.ts'
import { upload, type UploadOptions } from './upload.ts'

/** The calls of an upload in parts, as module files declares them. */
export interface PartCalls {
  readonly start: Call
  readonly part: Call
  readonly finish: Call
}
/** What the file is for, and what is said about it. */
export interface UploadInput {
  readonly purpose: string
  readonly about?: Readonly<Record<string, string>>
}
interface Started {
  readonly uploadId: string
  readonly partBytes: number
  readonly parts: readonly { readonly part: number; readonly hash: string }[]
}
const atOnce = 2
/** Of all files together: the server bounds what one person sends at a time. */
const inTurn = atMost(6)
const mostTries = 3
/** Milliseconds. */
const betweenTries = 1000

/**
 * Sends a file part by part, as the `send` of a list of files. What the server has of it already, after a cut line or a
 * reload, is not sent again. Rejects with what the server said, '' for nothing: the list has words of its own.
 */
export async function uploadInParts(
  calls: PartCalls,
  input: UploadInput,
  file: File,
  options: Omit<UploadOptions, 'quiet'> = {},
): Promise<{ readonly fileId: string }> {
  const quiet = { signal: options.signal, menuId: options.menuId, quiet: true }
  try {
    const begin = { ...input, name: file.name, size: file.size }
    const started = (await request(calls.start, begin as never, quiet)) as Started
    const hashes = await sendParts(calls.part, started, file, options)
    const done = { uploadId: started.uploadId, ...(hashes && { hashes }) }
    return (await inTurn(() => request(calls.finish, done as never, quiet))) as { fileId: string }
  } catch (thrown) {
    if (!isRequestError(thrown)) throw thrown
    const { kind, msg, said } = thrown
    throw new Error(kind === 'timeout' ? msg : said, { cause: thrown })
  }
}

/** Gives the parts' hashes; null where the page may not compute them, and then all parts are sent. */
async function sendParts(
  call: Call,
  { uploadId, partBytes, parts }: Started,
  file: File,
  options: UploadOptions,
): Promise<readonly string[] | null> {
  const count = Math.ceil(file.size / partBytes)
  const stored = new Map(parts.map(({ part, hash }) => [part, hash]))
  const hashes: string[] = []
  const sent = new Float64Array(count)
  const tell = (part: number, bytes: number) => {
    sent[part] = bytes
    options.onProgress?.(sent.reduce((sum, one) => sum + one, 0) / file.size)
  }
  const send = async (part: number) => {
    const bytes = file.slice(part * partBytes, (part + 1) * partBytes)
    const hash = await hashOf(bytes)
    if (hash !== null) hashes[part] = hash
    if (hash === null || stored.get(part) !== hash) {
      await sendPart(call, { uploadId, part }, new File([bytes], 'part'), {
        ...options,
        onProgress: (share) => tell(part, share * bytes.size),
      })
    }
    tell(part, bytes.size)
  }
  let next = 0
  const hand = async () => {
    try {
      while (next < count && !options.signal?.aborted) await send(next++)
    } catch (thrown) {
      next = count
      throw thrown
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return hashes.length === count && !hashes.includes(undefined as never) ? hashes : null
}

/** A part may be sent again, so a cut line does not end the upload at once. */
async function sendPart(call: Call, input: object, part: File, options: UploadOptions): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await inTurn(() => upload(call, input as never, part, { ...options, quiet: true }))
      return
    } catch (thrown) {
      const cut = isRequestError(thrown) && thrown.kind === 'network'
      if (!cut || tries === mostTries) throw thrown
      await new Promise((resolve) => setTimeout(resolve, betweenTries))
    }
  }
}

/** Browsers hash in secure contexts alone. */
async function hashOf(bytes: Blob): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
