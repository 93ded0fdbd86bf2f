import { expect, test } from 'vitest'
import { maskedPhone, maySendSms } from './sms-limits.ts'

test.each([
  [{ minute: 0, hour: 0, day: 0, networkHour: 0 }, true],
  [{ minute: 1, hour: 1, day: 1, networkHour: 1 }, false],
  [{ minute: 0, hour: 4, day: 9, networkHour: 29 }, true],
  [{ minute: 0, hour: 5, day: 5, networkHour: 5 }, false],
  [{ minute: 0, hour: 0, day: 10, networkHour: 0 }, false],
  [{ minute: 0, hour: 0, day: 0, networkHour: 30 }, false],
])('sent %j: may send %s', (sent, may) => expect(maySendSms(sent)).toBe(may))

test('a phone number is shown by its ends', () => expect(maskedPhone('13800138000')).toBe('138****8000'))
