import { expect, test } from 'vitest'
import { headingsOf } from './headings.ts'

test.each([
  ['<p>a</p>', []],
  ['<h3>一</h3><p>x</p><h3>二</h3>', ['一', '二']],
  ['<h3><strong>A &amp; B</strong> &lt;c&gt;</h3>', ['A & B <c>']],
  ['<h3>&amp;lt;</h3>', ['&lt;']],
])('the headings of %s', (html, expected) => expect(headingsOf(html)).toEqual(expected))
