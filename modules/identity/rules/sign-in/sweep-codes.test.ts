import { expect, test } from 'vitest'
import { mayAskSweepCode } from './sweep-codes.ts'

test.each([
  [0, 0, true],
  [19, 199, true],
  [20, 20, false],
  [0, 200, false],
])('with %i codes for the browser and %i for the network: %s', (device, network, may) =>
  expect(mayAskSweepCode({ device, network })).toBe(may),
)
