import type { Call, Output } from '@iisp/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { fileUpload, uploadFinish, uploadPart, uploadStart } from '../../contract/uploads.ts'
import { partBytes } from '../../contract/limits.ts'

export const purpose = 'transfers.attachment'
export type Bytes = Uint8Array<ArrayBuffer>

/** A PDF of the given size in bytes, different for each seed. */
export function pdfOf(size: number, seed = 1): Bytes {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 997) bytes[at] = (at * seed) % 251
  bytes.set(new TextEncoder().encode('%PDF-1.7\n').subarray(0, size))
  return bytes
}

export function sendUpload<C extends Call>(
  client: TestClient,
  call: C,
  query: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly content: Bytes },
) {
  const body = new FormData()
  body.append('file', new Blob([file.content]), file.name)
  return client.raw<Output<C>>('POST', `${call.path}?${new URLSearchParams(query)}`, body)
}

export const sendWhole = (client: TestClient, name: string, content: Bytes) =>
  sendUpload(client, fileUpload, { purpose }, { name, content })

export const sendPart = (client: TestClient, uploadId: string, part: number, file: Bytes) =>
  sendUpload(
    client,
    uploadPart,
    { uploadId, part: String(part) },
    { name: 'part', content: file.slice(part * partBytes, (part + 1) * partBytes) },
  )

/** The whole way in parts. */
export async function sendInParts(client: TestClient, name: string, content: Bytes) {
  const { uploadId, parts } = await client.ok(uploadStart, { purpose, name, size: content.length })
  const sent: number[] = []
  for (let part = 0; part * partBytes < content.length; part++) {
    if (parts.some((stored) => stored.part === part)) continue
    await sendPart(client, uploadId, part, content)
    sent.push(part)
  }
  return { sent, finished: await client.send(uploadFinish, { uploadId }) }
}
