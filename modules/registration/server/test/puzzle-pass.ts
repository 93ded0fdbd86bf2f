import { getImageVerifyCode, verifyImageCode } from '@iisp/identity/contract'
import { handTrace } from '@iisp/testing/hand'
import type { Iisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'

/** The uuid of a puzzle that this browser has solved. */
export async function puzzlePass({ owner }: Iisp, client: TestClient): Promise<string> {
  const { uuid } = await client.ok(getImageVerifyCode, {})
  const { rows } = await owner.query<{ gap: number }>('SELECT gap FROM identity.slider WHERE uuid = $1', [
    uuid,
  ])
  const moveLength = rows[0]?.gap ?? 0
  await client.ok(verifyImageCode, { uuid, moveLength, trace: handTrace(moveLength), moved: 'pointer' })
  return uuid
}
