import { expect, test } from 'vitest'
import { digestBody, digestTitle } from './digest-text.ts'

const told = { name: '平台公告', total: 3, lines: ['甲', '乙'] }

test('a digest says how many there are, and how many it does not list', () => {
  expect(digestTitle(told, 'zh')).toBe('平台公告：3条')
  expect(digestTitle(told, 'en')).toBe('平台公告: 3')
  expect(digestBody(told, 'zh')).toBe('甲\n乙\n另有1条，请在平台查看。')
  expect(digestBody(told, 'en')).toBe('甲\n乙\n1 more: see them in the portal.')
  expect(digestBody({ ...told, total: 2 }, 'zh')).toBe('甲\n乙')
})
