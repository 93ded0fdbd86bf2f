import { expect, test } from 'vitest'
import type { ConfigPayload } from '../../contract/configs/config.ts'
import { configActions } from './config-actions.ts'
import { configFault, settingsOf, wireSettings } from './config-faults.ts'

const entered: ConfigPayload = { zjjzh: '98', zjyzh: 'JY', fylx: '01,02', shbllx: '0', sjhm: '', fkfrxz: '1' }

test.each<[string, Partial<ConfigPayload>, string | null]>([
  ['all is there', {}, null],
  ['no fund account', { zjjzh: '' }, 'configIncomplete'],
  ['no fees', { fylx: '' }, 'configIncomplete'],
  ['an unknown fee', { fylx: '09' }, 'configIncomplete'],
  ['[BU-213] a monthly and a quarterly fee', { fylx: '01,05' }, 'frequencyDiffers'],
  ['no ratio', { shbllx: '1', zdshbl: null }, 'ratioMissing'],
  ['a ratio of 0', { shbllx: '1', zdshbl: '0.0000' }, 'ratioMissing'],
  ['a wrong mobile', { sjhm: '1' }, 'phoneWrong'],
])('%s', (_, change, code) => {
  const fault = configFault({ ...entered, ...change }, {})
  expect(fault?.error.code ?? null).toBe(code === null ? null : `fund-relation.${code}`)
})

test('the frequencies of the terms come before the usual ones', () => {
  expect(configFault({ ...entered, fylx: '01,05' }, { '05': '1' })).toBeNull()
  expect(wireSettings(settingsOf(entered, { '01': '2', '02': '2' }))).toMatchObject({
    ffpl: '2',
    fylx: '01,02',
  })
})

test.each([
  ['1', null, 'p1', ['modify', 'remove']],
  ['1', null, 'p2', ['pass', 'reject', 'modify', 'remove']],
  ['1', 'reviewed', 'p1', ['modify']],
  ['2', 'reviewed', 'p2', ['modify', 'askDelete']],
  ['3', null, 'p1', ['modify', 'remove']],
  ['3', 'reviewed', 'p1', ['modify']],
  ['4', 'reviewed', 'p2', ['pass', 'reject']],
  ['5', null, 'p2', []],
] as const)('[BU-098] state %s with %s settings in force for %s: %j', (status, inForce, person, actions) => {
  const config = { institution_id: 'M001', entered_by: 'p1', status, in_force: inForce }
  const viewer = { institutionId: 'M001', roles: ['operator'] as const, persons: [person] }
  expect(configActions(config, viewer)).toEqual(actions)
  expect(configActions(config, { ...viewer, institutionId: 'M002' })).toEqual([])
})
