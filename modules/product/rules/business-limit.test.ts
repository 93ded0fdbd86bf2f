import { expect, test } from 'vitest'
import { isPastBusinessLimit } from './business-limit.ts'

const today = '2026-05-06'
test.each<[string | null, '0' | '1', boolean, string]>([
  ['2026-05-06', '1', true, 'expires today'],
  ['2026-05-05', '1', true, 'expired yesterday'],
  ['2026-05-07', '1', false, 'expires tomorrow'],
  ['2026-05-05', '0', false, 'expired, business goes on'],
  [null, '1', false, 'never expires'],
])('%s with limit %s: %s (%s)', (DQRQ, IS_BUSI_LIMIT, warned) => {
  expect(isPastBusinessLimit({ DQRQ, IS_BUSI_LIMIT }, today)).toBe(warned)
})
