import { expect, test } from 'vitest'
import { plainAccountNo } from './account-number.ts'

test.each([
  '6225880100000001',
  ' 6225 8801 0000 0001 ',
  '6225-8801-0000-0001',
  '６２２５　８８０１００００　０００１',
])('%s is the number in plain digits', (typed) => expect(plainAccountNo(typed)).toBe('6225880100000001'))
