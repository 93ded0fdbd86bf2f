import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, inject, test, vi } from 'vitest'
import { staffChangeConfirm, staffChangeList, staffInvite } from '../../../contract/people/staff-changes.ts'
import { staffList } from '../../../contract/people/staff.ts'
import { login } from '../../../contract/sign-in.ts'
import { changeMgrUser } from '../../../contract/switch-manager.ts'
import { startStaff } from '../../test/start-identity.ts'

const gu = 'gu.min@yuanshan.example'
const { portal, administrator, custodian } = await startStaff(inject('databaseUrl'))

const person = {
  institutionId: 'M001',
  name: '许诺',
  account: 'Xu.Nuo@yuanshan.example',
  phone: '13800138000',
  roles: ['operator'] as const,
  reason: '新入职',
}
const invite = (client: TestClient, change: object = {}) =>
  client.send(staffInvite, { ...person, roles: [...person.roles], ...change })
const newest = async () =>
  (await custodian.ok(staffChangeList, {})).list[0] ?? expect.fail('nothing was proposed')
const mails = (recipient: string) =>
  portal.db.reader(system('test')).all(
    raw(sql<{ body: string }>`SELECT body FROM platform.message_outbox
      WHERE channel = 'mail' AND recipient = ${recipient} ORDER BY id`),
  )

test('who is invited has an account once a second administrator confirms, is told by mail, and has no password yet', async () => {
  const account = 'xu.nuo@yuanshan.example'
  expect((await invite(administrator)).status).toBe(200)
  const change = await newest()
  expect(change).toMatchObject({ kind: 'invite', account, phone: '138****8000', rolesBefore: [] })
  expect((await administrator.ok(staffList, { keyword: account })).list).toEqual([])
  expect((await invite(custodian)).body.code).toBe('identity.staffChangePending')
  const own = await administrator.send(staffChangeConfirm, { id: change.id })
  expect(own.body.code).toBe('identity.ownStaffChange')
  await custodian.ok(staffChangeConfirm, { id: change.id })
  expect((await administrator.ok(staffList, { keyword: 'xn' })).list).toMatchObject([
    { name: '许诺', account, roles: ['operator'], state: 'enabled', lastSignInAt: null },
  ])
  await vi.waitFor(async () => expect(await mails(account)).toHaveLength(1), { timeout: 10_000 })
  const [mail] = await mails(account)
  expect(mail?.body).toContain('远山私募基金管理有限公司的管理员已为您开通')
  expect(mail?.body).toContain('点击“忘记密码”并输入该账号')
  expect(mail?.body).not.toMatch(/\d{6}/)
  const visitor = portal.visitor()
  const refused = await visitor.send(login, await portal.loginInput(visitor, account))
  expect(refused.body.code).toBe('identity.wrongPassword')
})

test('of two confirmations at the same time one opens the account', async () => {
  const account = 'he.an@yuanshan.example'
  expect((await invite(administrator, { account, name: '何安' })).status).toBe(200)
  const { id } = await newest()
  const second = await portal.signedIn('fu.kuan@hengxin.example')
  const answers = await Promise.all(
    [custodian, second].map((client) => client.send(staffChangeConfirm, { id })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await custodian.ok(staffList, { keyword: account })).list).toHaveLength(1)
})

test.each([
  ['an account that exists, also of another institution', { account: 'he.yu@qiming.example' }, 409],
  ['an account that is no address', { account: 'xu.nuo' }, 400],
  ['a telephone that is no mobile', { phone: '02112345678' }, 400],
  ['no name', { name: ' ' }, 400],
  ['no reason', { reason: ' ' }, 400],
  ['no role', { roles: [] }, 400],
  ['a role of the custodian', { roles: ['auditor'] }, 400],
  ['another institution', { institutionId: 'M002' }, 404],
] as const)('is refused: %s', async (_, change, status) => {
  expect((await invite(administrator, { account: 'new@yuanshan.example', ...change })).status).toBe(status)
})

test('an account that was opened elsewhere meanwhile is not opened twice', async () => {
  const account = 'lu.ping@yuanshan.example'
  expect((await invite(administrator, { account })).status).toBe(200)
  const { id } = await newest()
  await portal.asOwner(
    `INSERT INTO identity.account (institution_id, person_id, email, roles) VALUES ('M002', 105, $1, '{operator}')`,
    [account],
  )
  const refused = await custodian.send(staffChangeConfirm, { id })
  expect(refused.body.code).toBe('identity.accountTaken')
  expect((await newest()).state).toBe('pending')
})

test('colleagues without the right, custodian operators for their own house, and those who act as another invite nobody', async () => {
  const other = { account: 'new@yuanshan.example' }
  const operator = await portal.signedIn('lin.jing@yuanshan.example')
  expect((await invite(operator, other)).body.code).toBe('platform.noPermission')
  expect((await invite(portal.visitor(), other)).status).toBe(401)
  expect((await invite(custodian, { ...other, institutionId: 'T001' })).status).toBe(404)
  const acting = await portal.signedIn('du.jian@hengxin.example')
  await acting.ok(changeMgrUser, { account: gu, reason: '代为处理' })
  expect((await invite(acting, other)).body.code).toBe('identity.staffAsAnother')
})
