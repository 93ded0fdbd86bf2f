import { describe, expect, test } from 'vitest'
import { type EntryMode, type Resubmittable, mayResubmit } from './resubmit.ts'

type Case = [Resubmittable['source'], Resubmittable['status'], Partial<Resubmittable>, EntryMode, boolean]
const may = ([source, status, more, mode]: Case) =>
  mayResubmit({ source, status, documentsMissing: false, recalled: false, ...more }, mode)
const name = ([source, status, more, mode]: Case) =>
  `${source}/${status} ${JSON.stringify(more)} ${mode ?? ''}`

describe('[BU-158][BU-380][BU-381] sources 0 and 1 in 010 and 011', () => {
  const cases: Case[] = [
    ['0', '010', {}, undefined, true],
    ['0', '011', {}, undefined, true],
    ['1', '010', {}, undefined, true],
    ['1', '011', {}, undefined, true],
    ['2', '010', {}, undefined, false],
    ['3', '011', {}, undefined, false],
    ['6', '010', {}, undefined, false],
    ['0', '020', {}, undefined, false],
    ['0', '040', {}, undefined, false],
    ['1', '070', {}, undefined, false],
    ['0', '090', {}, undefined, false],
  ]
  test.each(cases.map((one) => [name(one), one] as const))('%s', (_, one) => expect(may(one)).toBe(one[4]))
})

describe('[BU-159] missing documents (QSFJ) reopen an order in any status', () => {
  const cases: Case[] = [
    ['0', '040', { documentsMissing: true }, undefined, true],
    ['3', '050', { documentsMissing: true }, undefined, true],
  ]
  test.each(cases.map((one) => [name(one), one] as const))('%s', (_, one) => expect(may(one)).toBe(one[4]))
})

describe('[BU-160] copies always; ZHZL only where the order was called back', () => {
  const cases: Case[] = [
    ['0', '070', {}, 'copy', true],
    ['4', '091', {}, 'copy', true],
    ['3', '011', { recalled: true }, 'ZHZL', true],
    ['3', '011', { recalled: true }, undefined, true],
    ['3', '011', {}, 'ZHZL', false],
    ['0', '040', {}, 'ZHZL', false],
  ]
  test.each(cases.map((one) => [name(one), one] as const))('%s', (_, one) => expect(may(one)).toBe(one[4]))
})
