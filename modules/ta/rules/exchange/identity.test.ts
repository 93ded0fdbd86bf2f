import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldLayout } from './profile.ts'
import { profiles } from './profiles/index.ts'
import type { RecordValues } from './read-record.ts'
import { recordsOf, written } from './test/files.ts'

const repeated = (length: number, bytes: number) => Math.floor(length / bytes)
const text = ({ length }: FieldLayout) =>
  fc
    .oneof(
      fc.string({ unit: fc.constantFrom(...'ABCxyz 0189-_.@'), maxLength: length }),
      fc.string({ unit: fc.constantFrom(...'基金托管人张三€○〇·（）'), maxLength: repeated(length, 2) }),
      fc.string({ unit: fc.constantFrom('𠮷', '㐀', '\u{2A6D6}', 'é'), maxLength: repeated(length, 4) }),
    )
    .map((value) => value.replace(/ +$/, ''))
const digits = ({ length }: FieldLayout) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: length })
const number = ({ length, decimals }: FieldLayout) =>
  fc.tuple(fc.bigInt(0n, 10n ** BigInt(length) - 1n), fc.boolean()).map(([units, negative]) => {
    const all = units.toString().padStart(decimals + 1, '0')
    const point = all.length - decimals
    const value = decimals === 0 ? all : `${all.slice(0, point)}.${all.slice(point)}`
    return negative && units > 0n && units < 10n ** BigInt(length - 1) ? `-${value}` : value
  })
const valueOf = (field: FieldLayout) => ({ C: text, A: digits, N: number })[field.type](field)

/** Values of some of the fields that a file carries, without signs, which belong to their numbers. */
const recordOf = (fields: readonly FieldLayout[]) =>
  fc
    .record(
      Object.fromEntries(
        fields.filter(({ signOf }) => signOf === undefined).map((field) => [field.name, valueOf(field)]),
      ),
      { requiredKeys: [] },
    )
    .map((values): RecordValues =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value = '']) => (value === '' ? [] : [[name, value]])),
      ),
    )

for (const profile of profiles.values())
  for (const [type, layout] of Object.entries(profile.layouts))
    test(`${profile.id}, file ${type}: written records are read back unchanged`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray([...layout], { minLength: 1 }).chain((fields) =>
            fc.record({
              names: fc.constant(fields.map(({ name }) => name)),
              records: fc.array(recordOf(fields.filter(({ signOf }) => signOf === undefined)), {
                maxLength: 4,
              }),
              chunk: fc.integer({ min: 100, max: 5000 }),
            }),
          ),
          async ({ names, records, chunk }) => {
            const read = await recordsOf(await written(type, records, profile, names), profile, chunk)
            expect(read.map(({ faults }) => faults)).toEqual(records.map(() => []))
            expect(read.map(({ values }) => values)).toEqual(records)
          },
        ),
        { numRuns: 25 },
      )
    })
