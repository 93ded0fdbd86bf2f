import { expect, test } from 'vitest'
import { refuseMisnumbered } from './migration-files.ts'

test.each([
  [
    ['001-first.sql', '001-second.sql'],
    'Migrations m/001-first.sql and m/001-second.sql have the same number.',
  ],
  [['001-first.sql', '003-third.sql'], 'Module m has no migration 002; the next one is 003-third.sql.'],
  [['002-second.sql'], 'Module m has no migration 001; the next one is 002-second.sql.'],
  [['001-first.sql', '002_second.sql'], 'Migration m/002_second.sql is not named NNN-lower-case-words.sql.'],
  [['001-First.sql'], 'Migration m/001-First.sql is not named NNN-lower-case-words.sql.'],
  [['1-first.sql'], 'Migration m/1-first.sql is not named NNN-lower-case-words.sql.'],
  [['001-first.sql', '002-second.sql.orig'], 'Migration m/002-second.sql.orig is not named'],
])('%j is refused: %s', (files, sentence) => {
  expect(() => refuseMisnumbered('m', files)).toThrow(sentence)
})

test.each([[[]], [['001-first.sql']], [['001-first.sql', '002-a-longer-name-2.sql']]])(
  '%j has no duplicate or missing number',
  (files) => {
    expect(() => refuseMisnumbered('m', files)).not.toThrow()
  },
)
