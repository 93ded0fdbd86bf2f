import type { TestClient } from '@iisp/testing/test-client'
import { type ReversibleKind, revocationAsk } from '../../contract/corrections/revocations.ts'

/**
 * Requests the reversal of a confirmed case, so that another person may do it. Answers the input of that person's
 * call.
 */
export async function requestReversal(
  asker: TestClient,
  kind: ReversibleKind,
  { id, version }: { readonly id: string; readonly version: number },
  reason = '净值有误',
) {
  await asker.ok(revocationAsk, { kind, id, version, reason })
  return { id, version }
}
