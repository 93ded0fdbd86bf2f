import { expect, test } from 'vitest'
import { isUsable, pickerLabel, productStatuses } from './product-status.ts'

test.each([
  ['0', '未成立', '未成立', 'Not established', false],
  ['1', '运作中', '', '', true],
  ['2', '清盘中', '清盘中', 'Liquidating', true],
  ['3', '已清盘', '已清盘', 'Liquidated', false],
] as const)('[SH-444] status %s is %s', (status, name, label, english, usable) => {
  expect(productStatuses[status].zh).toBe(name)
  expect(pickerLabel(status, 'zh')).toBe(label)
  expect(pickerLabel(status, 'en')).toBe(english)
  expect(isUsable(status)).toBe(usable)
})
