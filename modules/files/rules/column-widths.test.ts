import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

test.each([
  ['a product name is not cut', 'text', ['产品名称', '远山中证500指数增强一号私募证券投资基金'], 41],
  ['a heading has room for the button of its filter', 'text', ['指令当前状态', '已完成'], 15],
  ['a short column can be grasped', 'text', ['方向', ''], 8],
  ['an amount with its separators', 'amount', ['金额', '1.00'], 16],
  ['an instant', 'dateTime', ['时间', '2026-11-20 10:00:00'], 21],
  ['a long remark ends somewhere', 'text', ['备注', '长'.repeat(200)], 60],
] as const)('%s', (_, kind, [title, text], width) =>
  expect(columnWidths([kind], [[title], [text]])).toEqual([width]),
)
