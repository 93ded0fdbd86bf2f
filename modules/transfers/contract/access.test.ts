import type { Call } from '@iisp/contract'
import { expect, test } from 'vitest'
import * as contract from './index.ts'

const calls = Object.values(contract as Record<string, unknown>).filter(
  (value): value is Call =>
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
)

test('the broker and account calls that the specification names without a prefix are under /api/tran/', () => {
  const names = [
    'insertBroker',
    'deleteBroker',
    'settingDefault',
    'getOtherAccount',
    'insertTwMgrOtherAcctInfo',
    'insertTwMgrOtherAcctInfo/accountCompare',
    'deleteLocalOtherAcctInfo',
    'checkAccInfo',
  ]
  const paths = calls.map((call) => call.path)
  for (const name of names) expect(paths).toContain(`/api/tran/${name}`)
})

test('every call of the module needs a session', () => {
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter((call) => call.access.who === 'public')).toEqual([])
})

test('every call that moves an order or its money requires a role and an idempotency key', () => {
  const moving = calls.filter(
    (call) => /debitTransfer\/[a-z]+$|addTran$|desk\//.test(call.path) && call.effect === 'write',
  )
  expect(moving.length).toBeGreaterThanOrEqual(12)
  for (const call of moving.filter((one) => one.body !== 'upload')) {
    expect([call.name, call.idempotent]).toEqual([call.name, 'key'])
    expect((call.access as { roles?: readonly string[] }).roles?.length).toBe(1)
  }
})

test('every input refuses unknown fields', () => {
  for (const call of calls) {
    expect([call.name, (call.input as { additionalProperties?: boolean }).additionalProperties]).toEqual([
      call.name,
      false,
    ])
  }
})
