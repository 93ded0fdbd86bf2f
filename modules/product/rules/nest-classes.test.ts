import { expect, test } from 'vitest'
import { type ListedProduct, nestClasses } from './nest-classes.ts'

const listed = (id: string, parentId: string | null): ListedProduct => ({
  parentId,
  row: { ID: id, NAME: id, PRODUCT_NO: id, XMBH: 'X1', CPZT: '1', CPLX: '2', INITIALS: id, VALUE: id },
})

test('share classes stand in the `son` of their product, in list order', () => {
  const nested = nestClasses([listed('2', '1'), listed('1', null), listed('3', '1'), listed('4', null)])
  expect(nested.map((row) => [row.ID, row.son?.map((son) => son.ID)])).toEqual([
    ['1', ['2', '3']],
    ['4', undefined],
  ])
})

test('a class whose product was not found keeps a row of its own', () => {
  expect(nestClasses([listed('2', '1')]).map((row) => row.ID)).toEqual(['2'])
})
