import { expect, test } from 'vitest'
import { changedLines, differingParts } from './differences.ts'

const texts = { category: 'platform', titleZh: '标题', titleEn: '', bodyZh: '<p>一</p>', bodyEn: '' } as const

test.each([
  [{}, []],
  [{ titleZh: '标题 ' }, []],
  [{ titleZh: '新标题' }, ['titleZh']],
  [{ bodyEn: '<p>One</p>', category: 'account' }, ['category', 'bodyEn']],
] as const)('%o differs in %j', (changes, expected) =>
  expect(differingParts({ ...texts, ...changes }, texts)).toEqual(expected),
)

test.each([
  ['<p>一</p><p>二</p>', '<p>一</p><p>二</p>', []],
  ['<p>一</p>', '<p>一</p><p>二</p>', ['+二']],
  ['<p>一</p><p>二</p><p>三</p>', '<p>一</p><p>三</p>', ['-二']],
  ['<p>一</p><p>二</p>', '<p>一</p><p><strong>二</strong>号</p>', ['-二', '+二号']],
  ['<ul><li>甲</li><li>乙</li></ul>', '<ul><li><p>甲</p></li><li><p>丙</p></li></ul>', ['-乙', '+丙']],
  ['<p>a &amp; b</p>', '<p>a &lt; b</p>', ['-a & b', '+a < b']],
  ['', '<h3>头</h3><p> </p>', ['+头']],
])('from %s to %s', (before, after, expected) =>
  expect(
    changedLines(before, after).map(({ change, text }) => (change === 'added' ? '+' : '-') + text),
  ).toEqual(expected),
)
