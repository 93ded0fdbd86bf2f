import { raw, sql, system } from '@iisp/server'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import { getMyAccount } from '../../../contract/my-account.ts'
import {
  staffChangeConfirm,
  staffChangeList,
  staffKeysPropose,
  staffPhonePropose,
} from '../../../contract/people/staff-changes.ts'
import { staffList, staffResetSend } from '../../../contract/people/staff.ts'
import { login } from '../../../contract/sign-in.ts'
import { startStaff } from '../../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const gu = 'gu.min@yuanshan.example'
const { portal, administrator, custodian } = await startStaff(inject('databaseUrl'))
beforeEach(() => portal.asOwner('DELETE FROM platform.message_outbox', []))

const memberOf = async (account: string) =>
  (await administrator.ok(staffList, { keyword: account })).list[0] ?? expect.fail(`${account} is not listed`)
const giveKey = () =>
  portal.asOwner(
    `INSERT INTO identity.hardware_key (account_id, credential_id, public_key, counter, transports, name, added_at)
      SELECT id, 'lost', 'none', 0, '{}', '工作UKey', now() FROM identity.account WHERE email = $1`,
    [lin],
  )
const messages = () =>
  portal.db.reader(system('test')).all(
    raw(sql<{ recipient: string; body: string }>`SELECT recipient, body FROM platform.message_outbox
      ORDER BY recipient`),
  )
const newest = async () =>
  (await custodian.ok(staffChangeList, { open: true })).list[0] ?? expect.fail('nothing waits')

test('another mobile holds once a second person confirms; all sessions end, and both numbers and the mailbox are told', async () => {
  const open = await portal.signedIn(lin)
  const { id, version } = await memberOf(lin)
  const propose = (phone: string) =>
    administrator.send(staffPhonePropose, { id, version, phone, reason: '手机遗失' })
  expect((await propose('13900000001')).body.code).toBe('identity.phoneUnchanged')
  expect((await propose('1390')).status).toBe(400)
  expect((await propose('13811112222')).status).toBe(200)
  expect((await memberOf(lin)).actions).toEqual(['disable', 'reset'])
  const change = await newest()
  expect(change).toMatchObject({ kind: 'phone', phone: '138****2222', phoneBefore: '139****0001' })
  expect((await administrator.send(staffChangeConfirm, { id: change.id })).body.code).toBe(
    'identity.ownStaffChange',
  )
  expect((await memberOf(lin)).phone).toBe('139****0001')
  await custodian.ok(staffChangeConfirm, { id: change.id })
  expect((await memberOf(lin)).phone).toBe('138****2222')
  expect((await open.send(getMyAccount, {})).status).toBe(401)
  const told = async () =>
    (await messages()).filter(({ body }) => body.includes('登记手机号码已由管理员变更'))
  await vi.waitFor(
    async () =>
      expect((await told()).map(({ recipient }) => recipient)).toEqual(['13811112222', '13900000001', lin]),
    { timeout: 10_000 },
  )
})

test('keys are removed once a second person confirms, and only where there are some', async () => {
  const { id, version } = await memberOf(lin)
  const propose = () => administrator.send(staffKeysPropose, { id, version, reason: 'UKey遗失' })
  expect((await propose()).body.code).toBe('identity.noKeys')
  await giveKey()
  const open = await portal.signedIn(lin)
  expect(await memberOf(lin)).toMatchObject({
    keys: 1,
    actions: ['roles', 'disable', 'reset', 'phone', 'keys'],
  })
  expect((await propose()).status).toBe(200)
  await custodian.ok(staffChangeConfirm, { id: (await newest()).id })
  expect(await memberOf(lin)).toMatchObject({ keys: 0 })
  expect((await open.send(getMyAccount, {})).status).toBe(401)
  const told = async () => (await messages()).filter(({ body }) => body.includes('UKey已由管理员移除'))
  await vi.waitFor(async () => expect(await told()).toHaveLength(2), { timeout: 10_000 })
})

test('a change of proof is for other people of the own institution', async () => {
  const own = await memberOf(gu)
  const change = { reason: '手机遗失', phone: '13811113333' }
  const mine = await administrator.send(staffPhonePropose, { ...change, id: own.id, version: own.version })
  expect(mine.body.code).toBe('identity.ownStaff')
  const [he] = (await custodian.ok(staffList, { keyword: 'he.yu@qiming.example' })).list
  const { id = '', version = 1 } = he ?? {}
  expect((await administrator.send(staffPhonePropose, { ...change, id, version })).status).toBe(404)
  expect((await administrator.send(staffKeysPropose, { id, version, reason: '遗失' })).status).toBe(404)
  expect((await administrator.send(staffResetSend, { id, reason: '忘记密码' })).status).toBe(404)
  const operator = await portal.signedIn(lin)
  expect((await operator.send(staffResetSend, { id, reason: '忘记密码' })).status).toBe(403)
})

test('who is locked out can sign in again once an administrator mails them how to reset, and the old password still counts', async () => {
  const visitor = portal.visitor()
  const wrong = async () =>
    visitor.send(
      login,
      await portal.loginInput(visitor, lin, { password: await portal.sealed(visitor, 'wrong-Password-1') }),
    )
  const enter = async () => visitor.send(login, await portal.loginInput(visitor, lin))
  const locked = async () => (await wrong()).body.code === 'identity.locked'
  let tries = 0
  while (!(await locked())) expect((tries += 1)).toBeLessThan(30)
  expect((await enter()).body.code).toBe('identity.locked')
  await portal.asOwner('DELETE FROM platform.message_outbox', [])
  const { id } = await memberOf(lin)
  const send = (reason = '忘记密码') => administrator.send(staffResetSend, { id, reason })
  expect((await send(' ')).status).toBe(400)
  expect((await send()).status).toBe(200)
  expect((await enter()).status).toBe(200)
  await vi.waitFor(
    async () =>
      expect(await messages()).toContainEqual({
        recipient: lin,
        body: expect.stringMatching(/顾敏请您重置账号lin\.jing@yuanshan\.example的登录密码/),
      }),
    { timeout: 10_000 },
  )
  for (const { body } of await messages()) expect(body).not.toMatch(/\d{6}/)
  const sent = await portal.db.reader(system('test')).all(
    raw(sql<{ action: string }>`SELECT action FROM platform.audit
      WHERE object = ${`account:${id}`} AND action = 'identity.reset-sent'`),
  )
  expect(sent).toHaveLength(1)
  await send()
  await send()
  expect((await send()).body.code).toBe('identity.resetSentTooOften')
})
