import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { csdc21 } from './profiles/csdc-21/index.ts'
import { e16Lines, faultOf, recordsOf, written } from './test/files.ts'

/** Reads a record with these fields, given as raw text. */
async function readRaw(type: string, fields: readonly string[], raw: string | Uint8Array) {
  const heading = [
    ...e16Lines.slice(0, 6),
    type,
    ...e16Lines.slice(7, 9),
    String(fields.length).padStart(3, '0'),
    ...fields,
    '00000001',
    '',
  ].join('\r\n')
  const bytes = Buffer.concat([
    Buffer.from(heading),
    typeof raw === 'string' ? iconv.encode(raw, 'gb18030') : raw,
    Buffer.from('\r\nOFDCFEND\r\n'),
  ])
  return (await recordsOf(bytes, csdc21))[0]
}
const rawOf = async (
  type: string,
  fields: readonly string[],
  values: Record<string, string>,
): Promise<string> =>
  Buffer.from(await written(type, [values], csdc21, fields))
    .toString('latin1')
    .split('\r\n')
    .at(-3) ?? ''

const numbers: [type: string, field: string, value: string, raw: string][] = [
  ['04', 'ConfirmedAmount', '1000000.00', '0000000100000000'],
  ['04', 'ConfirmedAmount', '-600.00', '-000000000060000'],
  ['04', 'ConfirmedAmount', '0.00', '0000000000000000'],
  ['04', 'ConfirmedAmount', '99999999999999.99', '9999999999999999'],
  ['04', 'ConfirmedAmount', '-9999999999999.99', '-999999999999999'],
  ['04', 'NAV', '1.2345', '0012345'],
  ['04', 'NAV', '999.9999', '9999999'],
  ['04', 'NAV', '-0.0001', '-000001'],
  ['04', 'Charge', '99999999.99', '9999999999'],
  ['04', 'RateFee', '0.01200000', '001200000'],
  ['04', 'ValidPeriod', '7', '07'],
  ['06', 'DrawBonusUnit', '10', '0000000010'],
]
for (const [type, field, value, raw] of numbers)
  test(`${field} ${value} is ${raw}`, async () => {
    expect(await rawOf(type, [field], { [field]: value })).toBe(raw)
    expect(await readRaw(type, [field], raw)).toEqual({ line: 13, values: { [field]: value }, faults: [] })
  })

test('a number may be given without or with more decimals if they are zeros', async () => {
  for (const value of ['1', '1.0', '001.00', '1.000000'])
    expect(await rawOf('04', ['ConfirmedAmount'], { ConfirmedAmount: value })).toBe('0000000000000100')
})

test('a negative zero is zero', async () => {
  expect((await readRaw('04', ['NAV'], '-000000'))?.values).toEqual({ NAV: '0.0000' })
  expect(await rawOf('04', ['NAV'], { NAV: '-0.0000' })).toBe('0000000')
})

const sign = ['Yield', 'YieldFlag', 'NAV']
for (const [value, raw] of [
  ['-1.90540', '0019054010012306'],
  ['1.90540', '0019054000012306'],
  ['0.00000', '0000000000012306'],
  ['-999.99999', '9999999910012306'],
] as const)
  test(`a number with a sign field: ${value}`, async () => {
    const values = { Yield: value, NAV: '1.2306' }
    expect(await rawOf('07', sign, values)).toBe(raw)
    expect((await readRaw('07', sign, raw))?.values).toEqual(values)
  })

test('a sign field stands anywhere in the record, may be empty, and a minus may stand in the number instead', async () => {
  expect((await readRaw('07', ['YieldFlag', 'Yield'], '100190540'))?.values).toEqual({ Yield: '-1.90540' })
  expect((await readRaw('07', sign, '00190540 0012306'))?.values).toMatchObject({ Yield: '1.90540' })
  expect((await readRaw('07', sign, '-0190540 0012306'))?.values).toMatchObject({ Yield: '-1.90540' })
})

test('an empty field is absent, whatever its type; with its number the sign is empty too', async () => {
  const raw = `${' '.repeat(9)}0012306`
  expect(await rawOf('07', sign, { NAV: '1.2306', Yield: '' })).toBe(raw)
  expect((await readRaw('07', sign, raw))?.values).toEqual({ NAV: '1.2306' })
})

test('text is filled with spaces, and a number of other fields stays in its place behind Chinese', async () => {
  const values = { AccountAbbr: '张三', Sex: '1', InvestorsBirthday: '19800229' }
  const raw = await rawOf('01', ['AccountAbbr', 'Sex', 'InvestorsBirthday'], values)
  expect(Buffer.from(raw, 'latin1').toString('hex')).toBe(
    `d5c5c8fd${'20'.repeat(8)}${Buffer.from('119800229').toString('hex')}`,
  )
  expect(
    (await readRaw('01', ['AccountAbbr', 'Sex', 'InvestorsBirthday'], Buffer.from(raw, 'latin1')))?.values,
  ).toEqual(values)
})

const unreadable: [
  what: string,
  type: string,
  fields: readonly string[],
  raw: string | Uint8Array,
  fault: object,
][] = [
  [
    'letters among digits',
    '04',
    ['TransactionDate'],
    '2026043O',
    { code: 'notDigits', params: { found: '2026043O' } },
  ],
  ['digits from the right', '04', ['TransactionDate'], '  260430', { code: 'notDigits' }],
  ['a number with a point', '04', ['NAV'], '01.2345', { code: 'notNumber' }],
  ['a number filled with spaces', '04', ['NAV'], '  12345', { code: 'notNumber' }],
  ['a number from the left', '04', ['NAV'], '12345  ', { code: 'notNumber' }],
  ['a number with a plus', '04', ['NAV'], '+012345', { code: 'notNumber' }],
  ['a minus alone', '04', ['ValidPeriod'], '- ', { code: 'notNumber' }],
  ['a sign that is neither 0 nor 1', '07', ['Yield', 'YieldFlag'], '00190540-', { code: 'sign' }],
  ['a minus beside a negative sign', '07', ['Yield', 'YieldFlag'], '-01905401', { code: 'signTwice' }],
  ['a negative sign of no number', '07', ['Yield', 'YieldFlag'], '        1', { code: 'notNumber' }],
  [
    'a control character',
    '02',
    ['AccountAbbr'],
    'abc\tdefghijk',
    { code: 'controlCharacter', params: { character: 'U+0009' } },
  ],
  [
    'a name whose last character crosses the end',
    '02',
    ['AccountAbbr'],
    Buffer.concat([iconv.encode('a一二三四五', 'gb18030'), Buffer.of(0xd5)]),
    { code: 'notText' },
  ],
  [
    'half a character of four bytes',
    '02',
    ['AccountAbbr'],
    Buffer.concat([iconv.encode('一二三四五', 'gb18030'), iconv.encode('𠮷', 'gb18030').subarray(0, 2)]),
    { code: 'notText' },
  ],
]
for (const [what, type, fields, raw, fault] of unreadable)
  test(`${what} is a fault of its line and field`, async () => {
    const record = await readRaw(type, fields, raw)
    expect(record?.faults).toEqual([
      expect.objectContaining({ ...fault, line: 10 + fields.length + 2, field: fields[0] }),
    ])
    expect(record?.values).not.toHaveProperty(fields[0] ?? '')
  })

test('every field that cannot be read is named, and the others are read', async () => {
  const record = await readRaw('04', ['NAV', 'TransactionDate', 'FundCode'], '01.23452026043OSXX001')
  expect(record?.faults.map(({ field }) => field)).toEqual(['NAV', 'TransactionDate'])
  expect(record?.values).toEqual({ FundCode: 'SXX001' })
})

const unwritable: [what: string, type: string, field: string, value: string, fault: object][] = [
  ['a NAV of 1000', '04', 'NAV', '1000.0000', { code: 'tooManyDigits' }],
  ['a fee of 100 million', '04', 'Charge', '100000000.00', { code: 'tooManyDigits' }],
  ['an amount of 100 trillion', '04', 'ConfirmedAmount', '100000000000000.00', { code: 'tooManyDigits' }],
  [
    'a negative amount that needs all places',
    '04',
    'ConfirmedAmount',
    '-99999999999999.99',
    { code: 'tooManyDigits' },
  ],
  ['a third decimal', '04', 'ConfirmedAmount', '1.005', { code: 'tooManyDecimals' }],
  ['a decimal of a whole number', '06', 'DrawBonusUnit', '1.5', { code: 'tooManyDecimals' }],
  ['what is no number', '04', 'NAV', '1e3', { code: 'notNumber' }],
  ['a letter among digits', '04', 'TransactionDate', '2026-04-', { code: 'notDigits' }],
  ['too many digits', '04', 'TransactionDate', '202604301', { code: 'textTooLong' }],
  [
    'a name that is too long',
    '02',
    'AccountAbbr',
    '一二三四五六七',
    { code: 'textTooLong', params: { found: '14', expected: '12' } },
  ],
  ['ASCII that is too long', '02', 'AccountAbbr', 'abcdefghijklm', { code: 'textTooLong' }],
  [
    'a line break',
    '02',
    'AccountAbbr',
    'a\r\nb',
    { code: 'controlCharacter', params: { character: 'U+000D' } },
  ],
  ['half a surrogate pair', '02', 'AccountAbbr', '张\ud842', { code: 'unmappable' }],
  [
    'a private-use character that editions differ on',
    '02',
    'AccountAbbr',
    '张\ue78d',
    { code: 'unmappable', params: { character: '\ue78d', codePoint: 'U+E78D' } },
  ],
  [
    'a private-use character without a code',
    '02',
    'AccountAbbr',
    '\ue5e5',
    { code: 'unmappable', params: { character: '\ue5e5', codePoint: 'U+E5E5' } },
  ],
  ['a field that the file does not have', '02', 'NAV', '1.0000', { code: 'unknownField' }],
]
for (const [what, type, field, value, fault] of unwritable)
  test(`${what} is not written`, async () => {
    expect(await faultOf(written(type, [{}, { [field]: value }], csdc21))).toEqual(
      expect.objectContaining({
        ...fault,
        record: 2,
        line: 11 + (csdc21.layouts[type]?.length ?? 0) + 2,
        field,
      }),
    )
  })

test('the euro sign, characters outside the basic plane and private-use ones with one code are written and read', async () => {
  for (const [text, hex] of [
    ['€', 'a2e3'],
    ['𠮷', '9534b235'],
    ['\ue000', 'aaa1'],
    ['〇', 'a996'],
    ['·', 'a1a4'],
  ] as const) {
    const raw = await rawOf('02', ['AccountAbbr'], { AccountAbbr: text })
    expect(Buffer.from(raw, 'latin1').toString('hex')).toBe(hex.padEnd(24, '20'))
    expect((await readRaw('02', ['AccountAbbr'], Buffer.from(raw, 'latin1')))?.values).toEqual({
      AccountAbbr: text,
    })
  }
})

test('only free text is shortened, and only after a whole character', async () => {
  for (const [text, kept] of [
    ['一'.repeat(31), '一'.repeat(30)],
    [`a${'一'.repeat(30)}`, `a${'一'.repeat(29)}`],
    ['𠮷'.repeat(16), '𠮷'.repeat(15)],
    ['x'.repeat(61), 'x'.repeat(60)],
  ] as const) {
    const raw = await rawOf('02', ['Specification'], { Specification: text })
    expect((await readRaw('02', ['Specification'], Buffer.from(raw, 'latin1')))?.values).toEqual({
      Specification: kept,
    })
  }
})
