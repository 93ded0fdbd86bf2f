import type { Output } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { getVerifiedId, phoneBegin, phoneUpload } from '../../contract/index.ts'
import { registeredPersons } from '../../fixtures/index.ts'

export const face = '2' as const
const [first, second] = registeredPersons
if (first === undefined || second === undefined) throw new Error('the demonstration registers nobody')
/** Two persons of 远山. */
export const administrator = first
export const legal = second

/** The first bytes of a WebM recording, followed by text. */
export const clip = (text = 'frames of a face'): Blob =>
  new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), text.padEnd(40, '.')])

export const ask = (client: TestClient, busiId: string): Promise<Output<typeof getVerifiedId>> =>
  client.ok(getVerifiedId, { verifiedSource: face, busiId })

export const begin = (iisp: Iisp, verifiedId: string, more: object = {}) =>
  iisp.visitor().send(phoneBegin, {
    verifiedId,
    role: legal.role,
    name: legal.name,
    idNumber: legal.idNumber,
    consent: true,
    ...more,
  })

export function send(iisp: Iisp, verifiedId: string, token: string, file: Blob | null = clip()) {
  const form = new FormData()
  if (file !== null) form.set('file', file, 'clip.webm')
  return iisp
    .visitor()
    .raw<Output<typeof phoneUpload>>(
      'POST',
      `${phoneUpload.path}?verifiedId=${verifiedId}&token=${token}`,
      form,
    )
}

/** Takes a verification from the code to the reviewer's desk. */
export async function submitted(iisp: Iisp, client: TestClient, busiId: string): Promise<string> {
  const { verifiedId } = await ask(client, busiId)
  const { token } = (await begin(iisp, verifiedId)).body.data
  const answer = await send(iisp, verifiedId, token)
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${answer.text}`)
  return verifiedId
}
