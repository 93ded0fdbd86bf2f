import { expect, test } from 'vitest'
import { richLink } from './rich-link.ts'

test.each([
  ['[BL-039]', 'download_guide-ukey', { kind: 'download', fileId: 'guide-ukey' }],
  ['[BL-039]', '/download_abc', { kind: 'download', fileId: 'abc' }],
  ['[BL-039]', 'https://files.example/download_x', { kind: 'download', fileId: 'x' }],
  ['[BL-041]', 'https://www.amac.org.cn/', { kind: 'window', url: 'https://www.amac.org.cn/' }],
  ['[BL-041]', 'HTTP://x.example', { kind: 'window', url: 'HTTP://x.example' }],
  ['[BL-040]', '#10102', { kind: 'menu', name: '10102' }],
  ['[BL-040]', '/iisp/transfer-money/a?mid=1', { kind: 'menu', name: '/transfer-money/a' }],
  ['[BL-040]', '#%E6%8C%87%E4%BB%A4', { kind: 'menu', name: '指令' }],
  ['[BL-040]', '#%E6%8', { kind: 'menu', name: '%E6%8' }],
])('%s %s', (_, href, link) => {
  expect(richLink(href)).toEqual(link)
})
