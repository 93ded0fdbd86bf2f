import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import type { Role } from '@iisp/contract'
import { beforeEach, expect, inject, test } from 'vitest'
import {
  staffChangeConfirm,
  staffChangeEnd,
  staffChangeList,
  staffRolesPropose,
} from '../../../contract/people/staff-changes.ts'
import { type StaffMember, staffEnabledSave, staffList } from '../../../contract/people/staff.ts'
import { getMgrInfoBySessionId } from '../../../contract/sessions.ts'
import { changeMgrUser } from '../../../contract/switch-manager.ts'
import { startStaff } from '../../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const gu = 'gu.min@yuanshan.example'
const zhou = 'zhou.hang@yuanshan.example'
const stage = await startStaff(inject('databaseUrl'))
const { portal, custodian } = stage
let { administrator } = stage
const second = await portal.signedIn('fu.kuan@hengxin.example')
beforeEach(async () => {
  await portal.asOwner('DELETE FROM identity.staff_change', [])
  await setRoles(lin, ['operator'])
  await setRoles(gu, ['administrator'])
})

const setRoles = (account: string, roles: string[]) =>
  portal.asOwner('UPDATE identity.account SET roles = $1 WHERE email = $2', [roles, account])
const memberOf = async (client: TestClient, account: string): Promise<StaffMember> =>
  (await client.ok(staffList, { keyword: account })).list[0] ?? expect.fail(`${account} is not listed`)
const propose = async (client: TestClient, roles: Role[], account = lin, change = {}) => {
  const { id, version } = await memberOf(custodian, account)
  return client.send(staffRolesPropose, { id, version, roles, reason: '沈立休假', ...change })
}
const proposed = async (client: TestClient, roles: Role[], account = lin) => {
  const answer = await propose(client, roles, account)
  expect(answer.body).toMatchObject({ status: 200 })
  return (await custodian.ok(staffChangeList, {})).list[0] ?? expect.fail('nothing was proposed')
}
const rolesOf = async (client: TestClient) => (await client.ok(getMgrInfoBySessionId, {})).roles
const confirm = (client: TestClient, id: string) => client.send(staffChangeConfirm, { id })

test('what one proposes another confirms, and the open session has the roles at once', async () => {
  const operator = await portal.signedIn(lin)
  expect(await rolesOf(operator)).toEqual(['operator'])
  const change = await proposed(administrator, ['signer', 'operator'])
  expect(change).toMatchObject({
    name: '林静',
    rolesBefore: ['operator'],
    rolesAfter: ['operator', 'signer'],
    reason: '沈立休假',
    state: 'pending',
    proposedBy: '顾敏',
    actions: ['confirm', 'decline'],
  })
  expect(await rolesOf(operator)).toEqual(['operator'])
  expect(await memberOf(administrator, lin)).toMatchObject({
    changePending: true,
    actions: ['disable', 'reset'],
  })
  expect((await confirm(custodian, change.id)).body.data).toEqual({ state: 'confirmed' })
  expect(await rolesOf(operator)).toEqual(['operator', 'signer'])
  const audit = await portal.db.reader(system('test')).all(
    raw(sql<{ action: string; real_person: string }>`SELECT action, real_person FROM platform.audit
      WHERE object = ${`staff-change:${change.id}`} ORDER BY seq`),
  )
  expect(audit).toEqual([
    { action: 'identity.staff-change-propose', real_person: '104' },
    { action: 'identity.staff-change-confirm', real_person: '112' },
  ])
})

test('neither who proposed a change nor the person concerned confirms it, nor anybody acting as another', async () => {
  await setRoles(lin, ['operator', 'administrator'])
  const concerned = await portal.signedIn(lin)
  const { id } = await proposed(administrator, ['administrator', 'signer'])
  expect((await confirm(administrator, id)).body.code).toBe('identity.ownStaffChange')
  expect((await confirm(concerned, id)).body.code).toBe('identity.ownStaffChange')
  const acting = await portal.signedIn('du.jian@hengxin.example')
  await acting.ok(changeMgrUser, { account: lin, reason: '代为处理' })
  expect((await confirm(acting, id)).body.code).toBe('identity.staffAsAnother')
  const mine = async (client: TestClient) =>
    (await client.ok(staffChangeList, {})).list.map(({ actions }) => actions)
  expect([await mine(administrator), await mine(concerned), await mine(acting)]).toEqual([
    [['withdraw']],
    [[]],
    [[]],
  ])
  expect((await concerned.ok(staffChangeList, { open: true })).list).toEqual([])
  expect((await custodian.ok(staffChangeList, { open: true })).list).toHaveLength(1)
  expect((await propose(concerned, ['signer'], lin)).body.code).toBe('identity.ownStaff')
})

test('of two confirmations at the same time one is made, and the roles change once', async () => {
  const { version } = await memberOf(custodian, lin)
  const { id } = await proposed(administrator, ['signer'])
  const answers = await Promise.all([confirm(custodian, id), confirm(second, id)])
  expect(answers.map(({ body }) => body.code ?? 'ok').toSorted()).toEqual([
    'identity.staffChangeClosed',
    'ok',
  ])
  expect((await memberOf(custodian, lin)).version).toBe(version + 1)
})

test('a confirmation and a decline at the same time have one outcome', async () => {
  const { id } = await proposed(administrator, ['signer'])
  const [confirmed, declined] = await Promise.all([
    confirm(custodian, id),
    second.send(staffChangeEnd, { id, action: 'decline', reason: '不同意' }),
  ])
  expect([confirmed.status, declined.status].toSorted()).toEqual([200, 409])
  expect((await memberOf(custodian, lin)).roles).toEqual(confirmed.status === 200 ? ['signer'] : ['operator'])
})

test('a change is withdrawn by who proposed it and declined by a second one, with a reason, and changes nothing', async () => {
  const first = await proposed(administrator, ['signer'])
  const withdraw = (client: TestClient, reason = '填错') =>
    client.send(staffChangeEnd, { id: first.id, action: 'withdraw', reason })
  expect((await withdraw(custodian)).body.code).toBe('platform.ownOnly')
  expect((await withdraw(administrator, ' ')).status).toBe(400)
  const own = { id: first.id, action: 'decline', reason: '填错' } as const
  expect((await administrator.send(staffChangeEnd, own)).body.code).toBe('identity.ownStaffChange')
  expect((await withdraw(administrator)).status).toBe(200)
  expect((await confirm(custodian, first.id)).body.code).toBe('identity.staffChangeClosed')
  const { id } = await proposed(administrator, ['reviewer'])
  await custodian.ok(staffChangeEnd, { id, action: 'decline', reason: '须双人' })
  expect((await custodian.ok(staffChangeList, {})).list).toMatchObject([
    { state: 'declined', decidedBy: '赵拓', remark: '须双人', actions: [] },
    { state: 'withdrawn', decidedBy: '顾敏', remark: '填错', actions: [] },
  ])
  expect((await memberOf(custodian, lin)).roles).toEqual(['operator'])
})

test('what cannot be proposed is refused', async () => {
  expect((await propose(administrator, ['operator'])).body.code).toBe('identity.rolesUnchanged')
  expect((await propose(administrator, [])).status).toBe(400)
  expect((await propose(administrator, ['auditor'])).status).toBe(400)
  expect((await propose(administrator, ['signer'], lin, { reason: ' ' })).status).toBe(400)
  expect((await propose(administrator, ['signer'], lin, { version: 999 })).body.code).toBe(
    'platform.conflict',
  )
  expect((await propose(administrator, ['signer'], 'he.yu@qiming.example')).status).toBe(404)
  expect((await propose(custodian, ['signer'], gu)).body.code).toBe('identity.lastAdministrator')
  const operator = await portal.signedIn(lin)
  expect((await propose(operator, ['signer'], zhou)).body.code).toBe('platform.noPermission')
  await proposed(administrator, ['signer'])
  expect((await propose(custodian, ['reviewer'])).body.code).toBe('identity.staffChangePending')
})

test('who became the last administrator meanwhile stays one', async () => {
  await setRoles(lin, ['administrator'])
  const { id } = await proposed(custodian, ['operator'])
  const { version, id: other } = await memberOf(custodian, gu)
  await custodian.ok(staffEnabledSave, { id: other, version, enabled: false, reason: '已离职' })
  expect((await confirm(second, id)).body.code).toBe('identity.lastAdministrator')
  expect((await memberOf(custodian, lin)).roles).toEqual(['administrator'])
  await portal.asOwner('UPDATE identity.account SET enabled = true WHERE email = $1', [gu])
  administrator = await portal.signedIn(gu)
})

test('where an institution has no second administrator, the operators of the custodian confirm, for its own people as well', async () => {
  const { id } = await proposed(administrator, ['signer'])
  const waiting = (await custodian.ok(staffChangeList, { open: true })).list
  expect(waiting).toMatchObject([{ id, confirmedBy: 'custodian' }])
  expect(await memberOf(administrator, zhou)).toMatchObject({ confirmedBy: 'custodian' })
  await setRoles(zhou, ['reviewer', 'administrator'])
  expect((await administrator.ok(staffChangeList, {})).list).toMatchObject([
    { confirmedBy: 'administrators' },
  ])
  await setRoles(zhou, ['reviewer'])
  const system = await portal.signedIn('guan.li@hengxin.example')
  const auditor = await memberOf(system, 'shen.ji@hengxin.example')
  expect(auditor).toMatchObject({ confirmedBy: 'custodian' })
  const input = { id: auditor.id, version: auditor.version, reason: '换岗' }
  await system.ok(staffRolesPropose, { ...input, roles: ['auditor', 'supervisor'] })
  const own = (await custodian.ok(staffChangeList, { open: true, keyword: '沈稽' })).list[0]
  expect((await confirm(system, own?.id ?? '')).body.code).toBe('identity.ownStaffChange')
  expect((await confirm(custodian, own?.id ?? '')).status).toBe(200)
})

test('changes of other institutions are neither seen nor decided, and those of the custodian only by its own', async () => {
  const { id } = await proposed(custodian, ['reviewer'], 'he.yu@qiming.example')
  expect((await administrator.ok(staffChangeList, {})).list).toEqual([])
  expect((await confirm(administrator, id)).status).toBe(404)
  const all = await portal.signedIn('guan.li@hengxin.example')
  const auditor = await memberOf(all, 'shen.ji@hengxin.example')
  const input = { id: auditor.id, version: auditor.version, reason: '换岗' }
  await all.ok(staffRolesPropose, { ...input, roles: ['custodian-operator'] })
  const own = (await all.ok(staffChangeList, { keyword: '沈稽' })).list[0]
  await setRoles('du.jian@hengxin.example', ['supervisor', 'system-administrator'])
  expect((await all.ok(staffChangeList, { keyword: '沈稽' })).list).toMatchObject([
    { confirmedBy: 'system-administrators' },
  ])
  expect((await confirm(custodian, own?.id ?? '')).status).toBe(404)
  await setRoles('du.jian@hengxin.example', ['supervisor'])
  expect((await portal.visitor().send(staffChangeList, {})).status).toBe(401)
  expect((await (await portal.signedIn(lin)).send(staffChangeList, {})).status).toBe(403)
})
