import { expect, test } from 'vitest'
import { dataFileName, indexFileName, indexPrefixOf, parseDataFileName, parseIndexFileName } from './index.ts'
import { csdc21 } from './profiles/csdc-21/index.ts'

const parties = { creator: '98', receiver: '311', date: '20260430' }

test('names of data files are built and parsed', () => {
  for (const [name, parts] of [
    ['OFD_98_311_20260430_07.TXT', { ...parties, type: '07' }],
    ['OFD_98_311_20260430_03_001.TXT', { ...parties, type: '03', part: 1 }],
  ] as const) {
    expect(dataFileName(parts)).toBe(name)
    expect(parseDataFileName(name)).toEqual(parts)
  }
  expect(parseDataFileName('ofd_98_311_20260430_07.txt')).toEqual({ ...parties, type: '07' })
})

test('names of index files are built and parsed', () => {
  expect(indexFileName({ ...parties, prefix: 'OFI' })).toBe('OFI_98_311_20260430.TXT')
  expect(parseIndexFileName('OFJ_98_311_20260430.TXT')).toEqual({ ...parties, prefix: 'OFJ' })
})

for (const name of [
  'OFD_98_311_20260431_07.TXT',
  'OFD_98_311_20260430.TXT',
  'OFD_98_20260430_07.TXT',
  'OFD_98_311_20260430_07.CSV',
  '../OFD_98_311_20260430_07.TXT',
  'OFD_98_311_20260430_07.TXT.exe',
])
  test(`${name} is the name of neither`, () => {
    expect([parseDataFileName(name), parseIndexFileName(name)]).toEqual([null, null])
  })

test('the profile says which index names files of a type', () => {
  expect(['03', '04', '07', '99'].map((type) => indexPrefixOf(csdc21, type))).toEqual([
    'OFI',
    'OFI',
    'OFJ',
    undefined,
  ])
})
