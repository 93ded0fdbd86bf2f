import { expect, test } from 'vitest'
import { deriveProfile } from '../derive-profile.ts'
import { recordLength } from '../profile.ts'
import { readLayout } from '../read-layout.ts'
import { csdc21 } from './csdc-21/index.ts'
import { csdc22 } from './csdc-22/index.ts'

/** Fields and bytes of a record, as the published tables of V2.1 count them. */
const published: Record<string, [fields: number, bytes: number]> = {
  '01': [84, 1456],
  '02': [27, 465],
  '03': [74, 665],
  '04': [116, 1170],
  '05': [20, 191],
  '06': [41, 440],
  '07': [83, 972],
  '09': [10, 121],
  '26': [21, 199],
}
for (const [type, [fields, bytes]] of Object.entries(published))
  test(`file ${type} of V2.1 has ${fields} fields in ${bytes} bytes`, () => {
    const layout = csdc21.layouts[type] ?? []
    expect([layout.length, recordLength(layout)]).toEqual([fields, bytes])
  })

test('V2.2 has the numbers of fields that its descriptions count', () => {
  const written = Object.entries(csdc22.layouts).map(([type, fields]) => [
    type,
    fields.filter(({ readOnly }) => readOnly !== true).length,
  ])
  expect(Object.fromEntries(written)).toEqual({
    '01': 89,
    '02': 27,
    '03': 79,
    '04': 122,
    '05': 23,
    '06': 41,
    '07': 86,
    '09': 10,
    '26': 21,
  })
})

test('each sign belongs to a number of the same file', () => {
  for (const profile of [csdc21, csdc22])
    for (const [type, fields] of Object.entries(profile.layouts))
      for (const { signOf } of fields)
        if (signOf !== undefined)
          expect(fields.find(({ name }) => name === signOf)?.type, `${profile.id} ${type} ${signOf}`).toBe(
            'N',
          )
})

test('a changed field keeps its place and its meaning', () => {
  const bank = deriveProfile(csdc21, { id: 'bank', fields: 'FundCode C20\nNAV N9.6' })
  expect(bank.layouts['05']?.[3]).toMatchObject({ name: 'FundCode', length: 20, meaning: '基金代码' })
  expect(bank.layouts['07']?.[4]).toMatchObject({ name: 'NAV', length: 9, decimals: 6 })
  expect(csdc21.layouts['05']?.[3]?.length).toBe(6)
})

for (const [what, changes] of Object.entries({
  'a field that no file has': { fields: 'FundCod C20' },
  'a dropped field that the file does not have': { files: { '05': { drop: ['NAV'] } } },
  'a changed field that the file does not have': { files: { '05': { fields: 'NAV N9.6' } } },
  'an added field that the file has': { files: { '05': { add: 'FundCode C20' } } },
  'a file that the base does not have': { files: { '99': { add: 'FundCode C20' } } },
  'a line that is no field': { fields: 'FundCode X20' },
  'a mark that does not exist': { fields: 'FundCode C20 [certain]' },
}))
  test(`a table of changes with ${what} is refused`, () => {
    expect(() => deriveProfile(csdc21, { id: 'wrong', ...changes })).toThrow()
  })

test('a repeated name in a table is refused', () => {
  expect(() => readLayout('NAV N7.4\nnav N9.6')).toThrow()
})
