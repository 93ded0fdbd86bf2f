import { expect, test } from 'vitest'
import { htmlOf } from './html-of.ts'

const html = (text: string) =>
  htmlOf(
    'guide.md',
    text.split('\n').map((line, at) => ({ number: at + 1, text: line })),
  )

test.each([
  ['一\n二\n\n三', '<p>一</p><p>二</p><p>三</p>'],
  ['一\n1. 甲\n2. 乙\n\n二', '<p>一</p><ol><li>甲</li><li>乙</li></ol><p>二</p>'],
  ['- 甲\n- 乙\n\n- 丙', '<ul><li>甲</li><li>乙</li></ul><ul><li>丙</li></ul>'],
  ['#### 标题\n一', '<h3>标题</h3><p>一</p>'],
  ['**一**、`二`', '<p><strong>一</strong>、<code>二</code></p>'],
  ['a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
  ['[查询](menu:10102)', '<p><a href="#10102">查询</a></p>'],
  ['[指引](download:guide-ukey)', '<p><a href="#download_guide-ukey">指引</a></p>'],
  ['[a](/cms/b) [c](https://d.example)', '<p><a href="/cms/b">a</a> <a href="https://d.example">c</a></p>'],
  [
    '| 状态 | 含义 |\n| --- | --- |\n| 待提交 | 已保存 |',
    '<table><thead><tr><th>状态</th><th>含义</th></tr></thead><tbody><tr><td>待提交</td><td>已保存</td></tr></tbody></table>',
  ],
])('%j is %s', (text, expected) => expect(html(text)).toBe(expected))

test.each(['javascript:x', '//evil.example', 'http://a.example', 'menu:', '10102'])(
  'a link to %s is refused with its line',
  (target) => {
    expect(() => html(`一\n[二](${target})`)).toThrow('guide.md:2: a link leads to')
  },
)

test('a table without the line below its head is refused', () => {
  expect(() => html('| a | b |\n| c | d |')).toThrow('guide.md:2: the second line of a table')
})
