import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'
import { maskedNetwork } from './masked-network.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0 Mobile MicroMessenger/8.0`, 'WeChat', 'Android'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%j is %j on %j', (userAgent, browser, system) =>
  expect(deviceWords(userAgent)).toEqual({ browser, system }),
)

test.each([
  ['203.0.113.57', '203.0.113.*'],
  ['::ffff:203.0.113.57', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::7', '2001:db8:*'],
  ['::1', '::*'],
  ['unknown', ''],
])('of the address %s remains %s', (address, masked) => expect(maskedNetwork(address)).toBe(masked))
