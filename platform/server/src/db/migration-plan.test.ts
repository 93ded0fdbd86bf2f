import { expect, test } from 'vitest'
import { planMigrations } from './migration-plan.ts'

/** The content of a file serves as its checksum. */
const migration = (file: string, content: string, module = 'm') => ({
  module,
  file,
  sql: content,
  checksum: content,
})
const first = migration('001-first.sql', 'a')
const second = migration('002-second.sql', 'b')
const third = migration('003-third.sql', 'c')

test('migrations that a database has not recorded are pending, in order', () => {
  expect(planMigrations([first], [first, second, third])).toEqual({ renamed: [], pending: [second, third] })
  expect(planMigrations([first, second], [first, second])).toEqual({ renamed: [], pending: [] })
})

test('a renumbered file is recognised by its content, and only new ones run', () => {
  const recorded = [first, { ...second, file: '001-second.sql' }, { ...third, file: '002-third.sql' }]
  const fourth = migration('004-fourth.sql', 'd')
  expect(planMigrations(recorded, [first, second, third, fourth])).toEqual({
    renamed: [
      { from: '001-second.sql', to: second },
      { from: '002-third.sql', to: third },
    ],
    pending: [fourth],
  })
})

test('a file with the content of another module’s file is not a rename', () => {
  expect(() => planMigrations([{ ...first, module: 'n' }], [first])).toThrow('newer version')
})

test.each([
  [
    'a changed file',
    [{ ...first, checksum: 'x' }],
    [first],
    'Migration m/001-first.sql was changed after it ran.',
  ],
  [
    'a file that is renumbered and changed',
    [first, { ...second, file: '001-second.sql', checksum: 'x' }],
    [first, second],
    'newer version of the portal (migration m/001-second.sql)',
  ],
  [
    'a database of a newer version',
    [first, second],
    [first],
    'newer version of the portal (migration m/002-second.sql): start that version.',
  ],
  [
    'a late file',
    [first, third],
    [first, second, third],
    'Migration m/002-second.sql comes too late: 003-third.sql has already run.',
  ],
])('%s is refused', (_title, recorded, migrations, sentence) => {
  expect(() => planMigrations(recorded, migrations)).toThrow(sentence)
})

test('a lower number of another module is not late', () => {
  const other = migration('001-other.sql', 'o', 'n')
  expect(planMigrations([first, second], [first, second, other]).pending).toEqual([other])
})
