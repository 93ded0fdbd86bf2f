import pg from 'pg'
import { expect, test } from 'vitest'
import { columnTypes } from './column-types.ts'

const textArray = 1009

test.each([
  ['{}', []],
  ['{100042}', ['100042']],
  ['{a,b,c}', ['a', 'b', 'c']],
  ['{宁静,a b}', ['宁静', 'a b']],
  ['{"a,b",c}', ['a,b', 'c']],
  ['{"a\\"b","c\\\\d"}', ['a"b', 'c\\d']],
  ['{"x{y}",""}', ['x{y}', '']],
  ['{NULL,"NULL",a}', [null, 'NULL', 'a']],
  [
    '{{a,b},{c,d}}',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['[0:1]={a,b}', ['a', 'b']],
])('the text array %s arrives as the library reads it', (written, read) => {
  expect(columnTypes.getTypeParser(textArray as never, 'text')(written)).toEqual(read)
  expect(pg.types.getTypeParser(textArray as never)(written)).toEqual(read)
})

test.each([
  [1700, '12345678901234567.89'],
  [20, '9007199254740993'],
  [1082, '2026-11-20'],
])('a value of type %i stays text', (oid, value) =>
  expect(columnTypes.getTypeParser(oid as never, 'text')(value)).toBe(value),
)
