import { expect, test } from 'vitest'
import { literalsOf } from './literals.ts'
import { product } from './repository.ts'
import { helpFiles, linesOf } from './texts.ts'

const shown = new Set(product.flatMap((file) => literalsOf(file).map(({ text }) => text)))
/** Quoted in help and shown with a number of their own, or typed by the reader. */
const examples = new Set(['10,000+', '已选N项', 'N selected', '招商 上海 分行', 'zsyh'])

test('what help and descriptions of menus quote is written so on a page', () => {
  const quoted = helpFiles.flatMap((file) =>
    linesOf(file).flatMap(({ line, text }) =>
      [...text.matchAll(/“([^”]*)”/g)].map(([, label = '']) => ({ file, line, label })),
    ),
  )
  expect(quoted.length).toBeGreaterThan(150)
  const unknown = quoted.filter(({ label }) => !shown.has(label) && !examples.has(label))
  expect(unknown.map(({ file, line, label }) => `${file}:${line}: “${label}”`)).toEqual([])
})
