import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceErrors } from '../contract/errors.ts'
import { capitalAmountCases } from './capital-amount.cases.ts'
import { capitalAmount } from './capital-amount.ts'

for (const [amount, text] of capitalAmountCases) {
  test(`${JSON.stringify(amount)}: ${text ?? 'refused'}`, () => {
    if (text === null) expect(() => capitalAmount(amount)).toThrow(referenceErrors.badAmount.code)
    else expect(capitalAmount(amount)).toBe(text)
  })
}

/** Reads a capital text back to cents, independent of the code that writes it. */
function cents(text: string): bigint {
  const factors: Record<string, bigint> = { 拾: 10n, 佰: 100n, 仟: 1000n }
  let total = 0n
  let section = 0n
  let digit = 0n
  let result = 0n
  for (const character of text) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(character)
    const factor = factors[character]
    if (value >= 0) digit = BigInt(value)
    else if (factor !== undefined) section += digit * factor
    else if (character === '亿') total += (section + digit) * 100_000_000n
    else if (character === '万') total += (section + digit) * 10_000n
    else if (character === '元') result += (total + section + digit) * 100n
    else if (character === '角') result += digit * 10n
    else if (character === '分') result += digit
    if (value < 0) digit = 0n
    if ('亿万元'.includes(character)) section = 0n
  }
  return result
}

// Sparse numbers are where 零 goes wrong: most digits are drawn as zero.
const sparse = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('0') },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) },
    ),
    {
      minLength: 3,
      maxLength: 14,
    },
  )
  .map((characters) => BigInt(characters.join('')))

test('every amount reads back, without two 零 in a row, and 整 stands exactly where no 分 does', () => {
  fc.assert(
    fc.property(sparse, (value) => {
      const text = capitalAmount(`${value / 100n}.${String(value % 100n).padStart(2, '0')}`)
      expect(cents(text)).toBe(value)
      expect(text).not.toMatch(/零零|零[拾佰仟万亿角分]/)
      if (value > 0n) expect(text).not.toMatch(/^零|零元/)
      expect(text.endsWith('整')).toBe(!text.endsWith('分'))
    }),
    { numRuns: 2000 },
  )
})
