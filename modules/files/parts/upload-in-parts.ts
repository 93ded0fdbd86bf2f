import type { Input, Output } from '@iisp/contract'
import { atMost } from '@iisp/contract/at-most'
import { uploadFinish, uploadPart, uploadStart } from '@iisp/files/contract'
import { isRequestError, request, upload } from '@iisp/web'
import type { UploadOptions } from '@iisp/web/request/upload'

const atOnce = 2
/** Shared by all files, because the server limits how much one person sends at a time. */
const inTurn = atMost(6)
const mostTries = 3
/** Milliseconds. */
const betweenTries = 1000

/**
 * Uploads a file in parts, as the `send` of the upload widget. Parts that the server already holds, after a lost
 * connection or a reload, are not sent again. Rejects with the server's message, or with '' where it gave none: the
 * widget then shows its own text.
 */
export async function uploadInParts(
  input: Pick<Input<typeof uploadStart>, 'purpose' | 'about'>,
  file: File,
  options: Omit<UploadOptions, 'quiet'> = {},
): Promise<{ readonly fileId: string }> {
  const quiet = { signal: options.signal, menuId: options.menuId, quiet: true }
  try {
    const started = await request(uploadStart, { ...input, name: file.name, size: file.size }, quiet)
    const hashes = await sendParts(started, file, options)
    const done = { uploadId: started.uploadId, ...(hashes && { hashes }) }
    return await inTurn(() => request(uploadFinish, done, quiet))
  } catch (thrown) {
    if (!isRequestError(thrown)) throw thrown
    const { kind, msg, serverText } = thrown
    throw new Error(kind === 'timeout' ? msg : serverText, { cause: thrown })
  }
}

/** Returns the hashes of the parts, or null where the browser cannot compute them and all parts were sent. */
async function sendParts(
  { uploadId, partBytes, parts }: Output<typeof uploadStart>,
  file: File,
  options: UploadOptions,
): Promise<string[] | null> {
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
      await sendPart({ uploadId, part }, new File([bytes], 'part'), {
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

/** Sends a part again after a lost connection, which the server takes as a replacement. */
async function sendPart(input: Input<typeof uploadPart>, part: File, options: UploadOptions): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await inTurn(() => upload(uploadPart, input, part, { ...options, quiet: true }))
      return
    } catch (thrown) {
      const cut = isRequestError(thrown) && thrown.kind === 'network'
      if (!cut || tries === mostTries) throw thrown
      await new Promise((resolve) => setTimeout(resolve, betweenTries))
    }
  }
}

/** Browsers compute hashes in secure contexts only; elsewhere this is null. */
async function hashOf(bytes: Blob): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
