import { system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { staffChangeConfirm, staffChangeList, staffInvite } from '../../../contract/people/staff-changes.ts'
import { type IdentityPortal, startIdentity } from '../../test/start-identity.ts'
import { lapseChanges } from './lapse-changes.ts'

let portal: IdentityPortal
let administrator: TestClient
let custodian: TestClient
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
  administrator = await portal.signedIn('gu.min@yuanshan.example')
})
afterAll(() => portal?.close())

const again = async () => {
  administrator = await portal.signedIn('gu.min@yuanshan.example')
  custodian = await portal.signedIn('zhao.tuo@hengxin.example')
}
const neverCalls = () => Promise.reject(new Error('the sweep calls nobody'))
const sweep = () =>
  portal.db.transact(system('test'), (db) => lapseChanges({}).run(db, portal.clock.now(), neverCalls))

test('a change that nobody confirms within 14 days lapses, before the sweep as well as after it, and may be proposed again', async () => {
  const newcomer = {
    institutionId: 'M001',
    name: '许诺',
    account: 'xu.nuo@yuanshan.example',
    phone: '13800138000',
    roles: ['operator' as const],
    reason: '新入职',
  }
  await administrator.ok(staffInvite, newcomer)
  portal.clock.advance(14 * 86_400 - 60)
  await sweep()
  await again()
  const [waiting] = (await custodian.ok(staffChangeList, { open: true })).list
  const id = waiting?.id ?? expect.fail('it does not wait')
  expect(waiting).toMatchObject({ state: 'pending', lapsesAt: '2026-12-04 10:00:00' })
  portal.clock.advance(60)
  expect((await custodian.ok(staffChangeList, { open: true })).list).toEqual([])
  expect((await administrator.ok(staffChangeList, {})).list).toMatchObject([{ state: 'lapsed', actions: [] }])
  expect((await custodian.send(staffChangeConfirm, { id })).body.code).toBe('identity.staffChangeClosed')
  await sweep()
  expect((await administrator.ok(staffChangeList, {})).list).toMatchObject([
    { state: 'lapsed', decidedBy: null, decidedAt: '2026-12-04 10:00:00' },
  ])
  expect((await administrator.send(staffInvite, newcomer)).status).toBe(200)
})
