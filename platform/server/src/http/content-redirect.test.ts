import { expect, test } from 'vitest'
import { contentRedirect } from './content-redirect.ts'

const movedTo = contentRedirect(['book', 'a/b'])

test.each([
  ['/book', '/cms/book'],
  ['/iisp/book', '/cms/book'],
  ['/iisp/book?from=mail&to=?', '/cms/book?from=mail&to=?'],
  ['/book/42', '/cms/book/42'],
  ['/iisp/a/b', '/cms/a/b'],
  ['/cms/book', null],
  ['/bookshop', null],
  ['/iisp', null],
  ['//book', null],
  ['/a', null],
])('%s leads to %s', (url, expected) => expect(movedTo(url)).toBe(expected))
