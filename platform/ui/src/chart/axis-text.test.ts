import { expect, test } from 'vitest'
import { axisText } from './axis-text.ts'

test.each([
  [0, '0', '0'],
  [950, '950', '950'],
  [2_500, '2,500', '2.5K'],
  [20_000, '2万', '20K'],
  [12_500_000, '1,250万', '12.5M'],
  [-250_000_000, '-2.5亿', '-250M'],
  [1_234_000_000, '12.34亿', '1.23B'],
])('%d is %s in Chinese and %s in English', (value, zh, en) => {
  expect([axisText(value, 'zh'), axisText(value, 'en')]).toEqual([zh, en])
})
