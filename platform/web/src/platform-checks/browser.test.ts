import { expect, test } from 'vitest'
import { browserVerdict } from './browser.ts'

const chrome = (version: number, more = '') =>
  `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${more}`

test.each([
  ['[SH-230] [SH-424]', chrome(85), 'old'],
  ['[SH-230] [SH-424]', chrome(86), 'fine'],
  ['[SH-230]', chrome(150), 'fine'],
  ['[SH-229]', 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0', 'foreign'],
  [
    '[SH-229]',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'foreign',
  ],
  ['[SH-231]', chrome(120, ' Edg/120.0'), 'foreign'],
  ['[SH-231]', chrome(120, ' OPR/106'), 'foreign'],
  ['[SH-231]', chrome(94, ' QQBrowser/12'), 'foreign'],
  ['[SH-231]', chrome(78, ' SE 2.X MetaSr 1.0'), 'foreign'],
])('%s %s is %s', (_, userAgent, verdict) => {
  expect(browserVerdict({ userAgent })).toBe(verdict)
})

test.each([
  [[{ brand: 'Google Chrome', version: '120' }], 'fine'],
  [[{ brand: 'Chromium', version: '85' }], 'old'],
  [[{ brand: 'Brave', version: '120' }], 'foreign'],
  [[], 'fine'],
])('the brands %j count before the user agent: %s', (brands, verdict) => {
  expect(browserVerdict({ userAgent: chrome(120), userAgentData: { brands } })).toBe(verdict)
})
