import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, inject, test } from 'vitest'
import {
  type StaffMember,
  staffEnabledSave,
  staffInstitutions,
  staffList,
} from '../../../contract/people/staff.ts'
import { getMgrInfoBySessionId } from '../../../contract/sessions.ts'
import { login } from '../../../contract/sign-in.ts'
import { changeMgrUser } from '../../../contract/switch-manager.ts'
import { startStaff } from '../../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const gu = 'gu.min@yuanshan.example'
const zhou = 'zhou.hang@yuanshan.example'
const guan = 'guan.li@hengxin.example'
const zhao = 'zhao.tuo@hengxin.example'
const stage = await startStaff(inject('databaseUrl'))
const { portal, custodian } = stage
let { administrator } = stage

const setRoles = (account: string, roles: string[]) =>
  portal.asOwner('UPDATE identity.account SET roles = $1 WHERE email = $2', [roles, account])
const names = async (client: TestClient, input = {}) =>
  (await client.ok(staffList, input)).list.map(({ name }) => name)
const memberOf = async (client: TestClient, account: string): Promise<StaffMember> =>
  (await client.ok(staffList, { keyword: account })).list[0] ?? expect.fail(`${account} is not listed`)
const save = async (client: TestClient, account: string, enabled: boolean, change = {}) => {
  const { id, version } = await memberOf(custodian, account)
  return client.send(staffEnabledSave, { id, version, enabled, reason: '已离职', ...change })
}
const isAlive = async (client: TestClient) => (await client.send(getMgrInfoBySessionId, {})).status === 200
const audited = () =>
  portal.db.reader(system('test')).all(
    raw(sql<{ action: string; real_person: string; reason: string }>`
      SELECT action, real_person, detail->>'reason' AS reason FROM platform.audit
      WHERE action LIKE 'identity.account-%' ORDER BY at, seq`),
  )

test('an administrator lists the people of the own institution, with roles, state and last sign-in', async () => {
  expect((await names(administrator)).toSorted()).toEqual(['周航', '林静', '沈立', '顾敏'])
  expect(await memberOf(administrator, gu)).toMatchObject({
    name: '顾敏',
    phone: '139****0004',
    institutionId: 'M001',
    institutionName: '远山私募基金管理有限公司',
    roles: ['administrator'],
    state: 'enabled',
    stateAt: null,
    lastSignInAt: expect.stringMatching(/^20/),
    actions: [],
  })
  expect(await memberOf(administrator, zhou)).toMatchObject({
    lastSignInAt: null,
    actions: ['roles', 'disable', 'reset', 'phone'],
  })
  expect((await administrator.ok(staffInstitutions, {})).map(({ id }) => id)).toEqual(['M001'])
})

test.each([
  [{ keyword: 'LJ' }, ['林静']],
  [{ keyword: 'Lin Jing' }, ['林静']],
  [{ keyword: '沈' }, ['沈立']],
  [{ role: 'reviewer' }, ['周航']],
  [{ state: 'disabled' }, []],
  [{ institutionId: 'M002' }, []],
] as const)('the list is narrowed: %j', async (input, found) => {
  expect(await names(administrator, input)).toEqual(found)
})

test('a custodian operator lists the people of every client, a system administrator those of the custodian too', async () => {
  expect(await names(custodian, { institutionId: 'M002' })).toEqual(['何雨', '潘越'])
  expect(await names(custodian, { institutionId: 'T001' })).toEqual([])
  expect((await custodian.ok(staffInstitutions, {})).map(({ id }) => id)).not.toContain('T001')
  const all = await portal.signedIn(guan)
  expect(await names(all, { institutionId: 'T001', role: 'auditor' })).toEqual(['沈稽'])
  const [first, second] = await Promise.all(
    [1, 2].map((pageNo) => custodian.ok(staffList, { pageNo, pageSize: 3 })),
  )
  expect([first?.list.length, second?.list.length]).toEqual([3, 3])
  expect(first?.list.map(({ id }) => id)).not.toContain(second?.list[0]?.id)
})

test('who is disabled is put out at once, can no longer sign in, and can again when enabled', async () => {
  const operator = await portal.signedIn(lin)
  const acting = await portal.signedIn('du.jian@hengxin.example')
  await acting.ok(changeMgrUser, { account: lin, reason: '代为处理' })
  expect([await isAlive(operator), await isAlive(acting)]).toEqual([true, true])
  expect((await save(administrator, lin, false)).status).toBe(200)
  expect([await isAlive(operator), await isAlive(acting)]).toEqual([false, false])
  const visitor = portal.visitor()
  const refused = await visitor.send(login, await portal.loginInput(visitor, lin))
  expect(refused.body.code).toBe('identity.wrongPassword')
  expect(await memberOf(administrator, lin)).toMatchObject({
    state: 'disabled',
    stateBy: '顾敏',
    stateReason: '已离职',
    actions: ['enable'],
  })
  expect((await save(administrator, lin, true, { reason: '返岗' })).status).toBe(200)
  expect(await isAlive(operator)).toBe(false)
  expect(await isAlive(await portal.signedIn(lin))).toBe(true)
  expect(await audited()).toEqual([
    { action: 'identity.account-disable', real_person: '104', reason: '已离职' },
    { action: 'identity.account-enable', real_person: '104', reason: '返岗' },
  ])
})

test('nobody disables themselves, nor the only administrator of an institution', async () => {
  expect((await save(administrator, gu, false)).body.code).toBe('identity.ownStaff')
  expect((await save(custodian, gu, false)).body.code).toBe('identity.lastAdministrator')
  expect(await memberOf(custodian, gu)).toMatchObject({ actions: ['roles', 'reset', 'phone'] })
  await setRoles(zhou, ['reviewer', 'administrator'])
  expect(await memberOf(custodian, gu)).toMatchObject({ actions: ['roles', 'disable', 'reset', 'phone'] })
  const second = await portal.signedIn(zhou)
  const both = await Promise.all([save(second, gu, false), save(administrator, zhou, false)])
  // the second of the two is refused as the last one, or was put out by the first before
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const account of [gu, zhou])
    await portal.asOwner('UPDATE identity.account SET enabled = true WHERE email = $1', [account])
  await setRoles(zhou, ['reviewer'])
  administrator = await portal.signedIn(gu)
})

test('a change of what somebody else has changed meanwhile is refused, and so is one without a reason', async () => {
  const stale = await memberOf(administrator, zhou)
  expect((await save(administrator, zhou, false, { reason: '  ' })).status).toBe(400)
  expect((await save(administrator, zhou, true)).body.code).toBe('platform.conflict')
  expect((await save(administrator, zhou, false)).status).toBe(200)
  expect((await save(administrator, zhou, true)).status).toBe(200)
  const late = await save(administrator, zhou, false, { version: stale.version })
  expect(late.body.code).toBe('platform.conflict')
})

test('people of other institutions, colleagues without the right, and those who act as another change nothing', async () => {
  expect((await save(administrator, 'he.yu@qiming.example', false)).status).toBe(404)
  const all = await portal.signedIn(guan)
  const { id, version } = await memberOf(all, zhao)
  const own = await portal.signedIn('fu.kuan@hengxin.example')
  const input = { id, version, enabled: false, reason: '已离职' }
  expect((await own.send(staffEnabledSave, input)).status).toBe(404)
  const operator = await portal.signedIn(lin)
  expect((await save(operator, zhou, false)).body.code).toBe('platform.noPermission')
  expect((await operator.send(staffList, {})).status).toBe(403)
  expect((await portal.visitor().send(staffList, {})).status).toBe(401)
  const acting = await portal.signedIn('du.jian@hengxin.example')
  await acting.ok(changeMgrUser, { account: gu, reason: '代为处理' })
  expect((await save(acting, zhou, false)).body.code).toBe('identity.staffAsAnother')
  expect((await acting.ok(staffList, {})).list.flatMap(({ actions }) => actions)).toEqual([])
})
