import { expect, test } from 'vitest'
import { mayAskReset } from './reset-limits.ts'

const none = { minute: 0, hour: 0, day: 0, networkHour: 0 }
test.each([
  [none, true],
  [{ ...none, minute: 1 }, false],
  [{ ...none, hour: 2 }, true],
  [{ ...none, hour: 3 }, false],
  [{ ...none, day: 5 }, false],
  [{ ...none, networkHour: 29 }, true],
  [{ ...none, networkHour: 30 }, false],
])('after %j another reset may be asked: %s', (asked, may) => {
  expect(mayAskReset(asked)).toBe(may)
})
