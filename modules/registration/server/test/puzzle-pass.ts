import { getImageVerifyCode, verifyImageCode } from '@iisp/identity/contract'
import { solutionOf } from '@iisp/testing/hand'
import type { Iisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'

/** The uuid of a puzzle that this browser has solved. */
export async function puzzlePass({ owner }: Iisp, client: TestClient): Promise<string> {
  const { uuid } = await client.ok(getImageVerifyCode, {})
  await client.ok(verifyImageCode, await solutionOf(owner, uuid))
  return uuid
}
