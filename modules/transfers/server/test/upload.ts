import type { Output } from '@iisp/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { uploadFile } from '../../contract/files.ts'

type Uploaded = Output<typeof uploadFile>

/** Sends a file like the form does and returns the server's answer. */
export function sendUpload(
  client: TestClient,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  query = '',
  path = uploadFile.path,
) {
  const body = new FormData()
  body.append('file', new Blob([content]), name)
  return client.raw<Uploaded>('POST', path + query, body)
}

/** Uploads and expects success. */
export async function upload(
  client: TestClient,
  name: string,
  content: string,
  query = '',
): Promise<Uploaded> {
  const answer = await sendUpload(client, name, content, query)
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${answer.text}`)
  return answer.body.data
}
