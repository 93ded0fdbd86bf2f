import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getMyAccount } from '../../contract/my-account.ts'
import { institutionList, institutionPropose } from '../../contract/people/institutions.ts'
import { staffChangeConfirm, staffChangeList } from '../../contract/people/staff-changes.ts'
import { login } from '../../contract/sign-in.ts'
import { changeMgrUser, getMgrUsers } from '../../contract/switch-manager.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
let portal: IdentityPortal
let first: TestClient
let second: TestClient
let administrator: TestClient
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
  first = await portal.signedIn('zhao.tuo@hengxin.example')
  second = await portal.signedIn('fu.kuan@hengxin.example')
  administrator = await portal.signedIn('gu.min@yuanshan.example')
})
afterAll(() => portal?.close())

const propose = (
  client: TestClient,
  action: 'close' | 'reopen',
  institutionId = 'M001',
  reason = '合同终止',
) => client.send(institutionPropose, { institutionId, action, reason })
const rowOf = async (institutionId: string) =>
  (await first.ok(institutionList, { keyword: institutionId })).list[0] ?? expect.fail('it is not listed')
const waiting = async (client: TestClient) =>
  (await client.ok(staffChangeList, { open: true })).list[0] ?? expect.fail('nothing waits')

test('the list says what each institution is, how many can sign in, and who administers it', async () => {
  expect(await rowOf('M001')).toMatchObject({
    name: '远山私募基金管理有限公司',
    kind: 'manager',
    people: 4,
    administrators: ['顾敏'],
    administratorCount: 1,
    state: 'open',
    actions: ['close'],
  })
  expect(await rowOf('M002')).toMatchObject({ people: 2, administrators: [], administratorCount: 0 })
  expect(await rowOf('T001')).toMatchObject({ kind: 'custodian', administrators: ['管莉'], actions: [] })
  const channels = (await first.ok(institutionList, { kind: 'channel' })).list
  expect(channels.map(({ institutionId }) => institutionId)).toEqual(['C001', 'C002'])
  expect((await administrator.send(institutionList, {})).status).toBe(403)
  expect((await portal.visitor().send(institutionList, {})).status).toBe(401)
})

test('two persons close an institution: its people are out and are told whom to ask; two open it again', async () => {
  const open = await portal.signedIn(lin)
  const acting = await portal.signedIn('du.jian@hengxin.example')
  await acting.ok(changeMgrUser, { account: lin, reason: '代为处理' })
  expect((await propose(first, 'close')).status).toBe(200)
  expect((await propose(second, 'close')).body.code).toBe('identity.institutionPending')
  expect(await rowOf('M001')).toMatchObject({ state: 'open', changePending: true, actions: [] })
  // its own administrator neither sees it nor decides on it
  expect((await administrator.ok(staffChangeList, {})).list).toEqual([])
  const { id, ...change } = await waiting(second)
  expect(change).toMatchObject({ kind: 'close', account: '', confirmedBy: 'operators' })
  expect((await administrator.send(staffChangeConfirm, { id })).status).toBe(404)
  expect((await first.send(staffChangeConfirm, { id })).body.code).toBe('identity.ownStaffChange')
  expect((await open.send(getMyAccount, {})).status).toBe(200)
  await second.ok(staffChangeConfirm, { id })
  for (const client of [open, administrator, acting])
    expect((await client.send(getMyAccount, {})).status).toBe(401)
  const visitor = portal.visitor()
  const refused = await visitor.send(login, await portal.loginInput(visitor, lin))
  expect([refused.body.code, refused.body.msg]).toEqual([
    'identity.institutionClosed',
    '贵机构已停用，请联系托管人',
  ])
  const wrong = await portal.loginInput(visitor, lin, {
    password: await portal.sealed(visitor, 'Wrong-word-1'),
  })
  expect((await visitor.send(login, wrong)).body.code).toBe('identity.wrongPassword')
  const superManager = await portal.signedIn('du.jian@hengxin.example')
  expect(JSON.stringify(await superManager.ok(getMgrUsers, {}))).not.toContain('yuanshan')
  expect((await propose(first, 'close')).body.code).toBe('platform.conflict')
  expect(await rowOf('M001')).toMatchObject({
    state: 'closed',
    closedBy: '赵拓',
    closedReason: '合同终止',
    actions: ['reopen'],
  })
  const closed = (await first.ok(institutionList, { state: 'closed' })).list
  expect(closed.map(({ institutionId }) => institutionId)).toEqual(['M001'])

  expect((await propose(second, 'reopen', 'M001', '续签')).status).toBe(200)
  await first.ok(staffChangeConfirm, { id: (await waiting(first)).id })
  expect(await rowOf('M001')).toMatchObject({ state: 'open', closedAt: null, closedReason: '' })
  await portal.signedIn(lin)
  const audit = await portal.db.reader(system('test')).all(
    raw(sql<{ action: string }>`SELECT action FROM platform.audit
      WHERE institution_id = 'M001' AND action LIKE 'identity.staff-change-%' ORDER BY seq`),
  )
  expect(audit.map(({ action }) => action.replace('identity.staff-change-', ''))).toEqual([
    'propose',
    'confirm',
    'propose',
    'confirm',
  ])
})

test('what cannot be proposed is refused', async () => {
  expect((await propose(first, 'close', 'T001')).body.code).toBe('identity.ownInstitution')
  expect((await propose(first, 'close', 'M999')).status).toBe(404)
  expect((await propose(first, 'reopen', 'M002')).body.code).toBe('platform.conflict')
  expect((await propose(first, 'close', 'M002', ' ')).status).toBe(400)
  const operator = await portal.signedIn('he.yu@qiming.example')
  expect((await propose(operator, 'close', 'M002')).status).toBe(403)
})
