import { expect, test } from 'vitest'
import { isBareRichText } from '@iisp/contract/rich-text'
import { cleanRichText } from './clean-rich-text.ts'

test.each([
  ['<p>一<strong>二</strong></p>', '<p>一<strong>二</strong></p>'],
  ['<p onclick="x()" style="color:red" class="a">一</p>', '<p>一</p>'],
  ['<div>一<span>二</span></div>', '一二'],
  ['<script>alert(1)</script>三', '三'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<a href="https://a.example" target="_top">x</a>', '<a href="https://a.example">x</a>'],
  ['<a href="download_guide-ukey">x</a>', '<a href="#download_guide-ukey">x</a>'],
  ['<a href="/transfer-money/a?x=1&y=2">x</a>', '<a href="/transfer-money/a?x=1&amp;y=2">x</a>'],
  ['<svg><a xlink:href="javascript:x"><p>x</a></svg>y', '<p>xy</p>'],
  ['<math><mi><style><!--</style><img src=x onerror=alert(1)>', ''],
  [
    '<table><tr><td colspan="2" rowspan="x">1</td></tr></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  ['1 < 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '"&gt;'],
])('%s', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean)
})

test('sanitising twice changes nothing', () => {
  const once = cleanRichText('<div><p>a<p>b<a href=x>c</div><b>d')
  expect(cleanRichText(once)).toBe(once)
})

test.each([
  ['', true],
  ['<p>&nbsp; <br></p>', true],
  ['<p>一</p>', false],
])('%s has nothing to read: %s', (html, bare) => expect(isBareRichText(html)).toBe(bare))
