import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'
import { dayFigure } from './day-figure.ts'
import { exactFigure } from './exact-figure.ts'
import { exportName } from './export-name.ts'
import { plainCell } from './plain-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+86 138', "'+86 138"],
  ['-1+1', "'-1+1"],
  ['-', "'-"],
  ['--1', "'--1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', "'\r=1+1"],
  ['\n=1+1', "'\n=1+1"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－2+3', "'－2+3"],
  ['＠x', "'＠x"],
  ['-123.45', '-123.45'],
  ['-1,234.50', '-1,234.50'],
  ['0.00', '0.00'],
  ['管理费=1%', '管理费=1%'],
  ['', ''],
  ['a\uFFFEb\uFFFFc', 'abc'],
  ['a\u{1FFFE}\uFDD0\u0000\u000Bb\uD800', 'ab'],
  ['\u0001=1+1', "'=1+1"],
  ['第一行\n第二行', '第一行\n第二行'],
])('the cell %j is written as %j', (text, cell) => expect(plainCell(text)).toBe(cell))

test('every field of a csv line is quoted, so that no other separator cuts a formula free', () => {
  expect(csvLine(['a;=1+1', 'say "hi"', '=1', '12.50'])).toBe('"a;=1+1","say ""hi""","\'=1","12.50"\r\n')
})

test.each([
  ['1234.50', 1234.5],
  ['-0.01', -0.01],
  ['999999999999.99', 999_999_999_999.99],
  ['9999999999999.99', 9_999_999_999_999.99],
  ['90071992547409.93', null],
  ['', null],
  ['1e3', null],
])('an amount %s is the figure %s where a spreadsheet holds all of its digits', (text, figure) =>
  expect(exactFigure(text)).toBe(figure),
)

test('a file is named after its table and its time, without what a disk refuses', () => {
  const at = new Date('2026-11-21T08:09:10Z')
  expect(exportName('划款指令/查询:*', 'xlsx', at)).toBe('划款指令_查询___20261121160910.xlsx')
})

test.each([
  ['2026-11-24', 46350],
  ['1900-03-01', 61],
  ['2026-11-24 12:00:00', 46350.5],
  ['2026-11-31', null],
  ['2026-11-24 25:00:00', null],
  ['', null],
  ['--', null],
])('%s is the day %s of a spreadsheet', (moment, figure) => expect(dayFigure(moment)).toBe(figure))
