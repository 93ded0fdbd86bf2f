import type { TestClient } from '@iisp/testing/test-client'
import { type RevocableKind, revocationAsk } from '../../contract/corrections/revocations.ts'

/** Has a person ask for something confirmed to be taken back, so that another may do it. Answers what that one sends. */
export async function askBack(
  asker: TestClient,
  kind: RevocableKind,
  { id, version }: { readonly id: string; readonly version: number },
  reason = '净值有误',
) {
  await asker.ok(revocationAsk, { kind, id, version, reason })
  return { id, version }
}
