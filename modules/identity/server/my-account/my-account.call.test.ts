import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, test, vi } from 'vitest'
import {
  getMyAccount,
  myOtherSessionsEnd,
  mySessionEnd,
  mySessionList,
  mySignInList,
} from '../../contract/my-account.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { getMgrInfoBySessionId } from '../../contract/sessions.ts'
import { login } from '../../contract/sign-in.ts'
import { changeMgrUser } from '../../contract/switch-manager.ts'
import { sweep } from '../sweep.ts'
import { stageIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const zhou = 'zhou.hang@yuanshan.example'
const du = 'du.jian@hengxin.example'
const portal = await stageIdentity()

const neverCalls = () => Promise.reject(new Error('the sweep calls nobody'))
const sessions = async (client: TestClient) => (await client.ok(mySessionList, {})).list
const alive = async (client: TestClient) => (await client.send(getMgrInfoBySessionId, {})).status === 200
const signIns = (client: TestClient, result?: 'wrong-password') =>
  client.ok(mySignInList, result === undefined ? {} : { result })

test('the own account is shown with a masked phone; a visitor is refused', async () => {
  const client = await portal.signedIn(lin)
  expect(await client.ok(getMyAccount, {})).toMatchObject({
    name: '林静',
    account: lin,
    institutionName: '远山私募基金管理有限公司',
    roles: ['operator'],
    phone: '139****0001',
    passwordDaysLeft: 90,
  })
  for (const call of [getMyAccount, mySessionList, mySignInList])
    expect((await portal.visitor().send(call, {})).status).toBe(401)
})

test('own live sessions are listed page by page, this one marked; nobody else sees or ends them', async () => {
  const here = await portal.signedIn(lin)
  const elsewhere = await portal.signedIn(lin)
  const stranger = await portal.signedIn(zhou)
  const list = await sessions(here)
  expect(list[0]).toMatchObject({ isCurrent: true, network: '127.0.0.*', loginType: 0 })
  expect(list.filter((one) => one.isCurrent)).toHaveLength(1)
  const page = await here.ok(mySessionList, { pageNo: 2, pageSize: 1 })
  expect([page.list.length, page.total]).toEqual([1, list.length])

  const theirs = new Set((await sessions(stranger)).map(({ id }) => id))
  expect(list.filter(({ id }) => theirs.has(id))).toEqual([])
  const [own] = (await sessions(elsewhere)).filter((one) => one.isCurrent)
  const id = own?.id ?? ''
  expect((await stranger.send(mySessionEnd, { id })).status).toBe(404)
  expect((await stranger.send(mySessionEnd, { id: 'A'.repeat(16) })).body).toEqual(
    (await stranger.send(mySessionEnd, { id })).body,
  )
  await stranger.ok(myOtherSessionsEnd, {})
  expect(await alive(elsewhere)).toBe(true)

  await here.ok(mySessionEnd, { id })
  expect([await alive(here), await alive(elsewhere)]).toEqual([true, false])
  expect((await sessions(here)).map((one) => one.id)).not.toContain(id)
  expect((await here.send(mySessionEnd, { id })).status).toBe(404)
})

test('all others end at once, this one stays and cannot be ended here', async () => {
  const here = await portal.signedIn(lin)
  const others = [await portal.signedIn(lin), await portal.signedIn(lin)]
  const before = await sessions(here)
  expect(await here.ok(myOtherSessionsEnd, {})).toEqual({ ended: before.length - 1 })
  expect([await alive(here), ...(await Promise.all(others.map(alive)))]).toEqual([true, false, false])
  const [own] = await sessions(here)
  expect((await here.send(mySessionEnd, { id: own?.id ?? '' })).status).toBe(404)
  expect(await here.ok(myOtherSessionsEnd, {})).toEqual({ ended: 0 })
})

test('a session that has run out is not listed', async () => {
  await portal.signedIn(zhou)
  portal.clock.advance(31 * 60)
  const here = await portal.signedIn(zhou)
  expect(await sessions(here)).toHaveLength(1)
})

test('the log holds sign-ins and refused tries of the own account alone, and of 90 days', async () => {
  const tang = 'tang.ning@yunshan.example'
  const visitor = portal.visitor()
  const wrong = await portal.sealed(visitor, 'Not-the-password-1')
  await visitor.send(login, await portal.loginInput(visitor, tang, { password: wrong }))
  const client = await portal.signedIn(tang)
  expect((await signIns(client)).list.map((one) => one.result)).toEqual(['signed-in', 'wrong-password'])
  expect((await signIns(client, 'wrong-password')).total).toBe(1)
  const before = (await signIns(client)).list.map(({ id }) => id)
  await portal.signedIn(zhou)
  expect((await signIns(client)).list.map(({ id }) => id)).toEqual(before)

  portal.clock.advance(89 * 86_400)
  await portal.db.transact(system('test'), (db) => sweep.run(db, portal.clock.now(), neverCalls))
  const kept = () =>
    portal.db
      .reader(system('test'))
      .one(raw(sql<{ n: number }>`SELECT count(*)::int AS n FROM identity.sign_in WHERE id = ANY(${before})`))
  expect((await kept()).n).toBe(2)
  portal.clock.advance(2 * 86_400)
  await portal.db.transact(system('test'), (db) => sweep.run(db, portal.clock.now(), neverCalls))
  expect((await kept()).n).toBe(0)
  portal.clock.advance(-91 * 86_400)
})

test('who acts for another manages the own account and sessions', async () => {
  const client = await portal.signedIn(du)
  await client.ok(changeMgrUser, { account: lin, reason: '协助录入' })
  expect((await client.ok(getMyAccount, {})).account).toBe(du)
  const acting = await sessions(client)
  const plain = await portal.signedIn(lin)
  expect((await sessions(plain)).map(({ id }) => id)).not.toContain(acting[0]?.id)
})

test('[SH-305] changing the own password ends the other sessions, this one goes on under a fresh id', async () => {
  const here = await portal.signedIn(lin)
  const elsewhere = await portal.signedIn(lin)
  const old = here.cookies.get('sessionId')
  const fresh = 'Willow-stone-raven-715'
  const wrong = await portal.changeInput(here, lin, 'Not-the-password-1', fresh)
  expect((await here.send(updatePassword, wrong)).body).toMatchObject({
    status: 401,
    code: 'identity.wrongPassword',
  })
  await here.ok(updatePassword, await portal.changeInput(here, lin, undefined, fresh))
  expect([await alive(here), await alive(elsewhere)]).toEqual([true, false])
  expect(here.cookies.get('sessionId')).not.toBe(old)
  expect(await sessions(here)).toHaveLength(1)
  const again = portal.visitor()
  const refused = await again.send(login, await portal.loginInput(again, lin))
  expect(refused.body.code).toBe('identity.wrongPassword')
})

test('changing another account’s password ends the session that did it', async () => {
  const here = await portal.signedIn(zhou)
  const fresh = 'Reed-olive-plum-331'
  await here.ok(updatePassword, await portal.changeInput(here, 'he.yu@qiming.example', undefined, fresh))
  expect(await alive(here)).toBe(false)
})

test('a sign-in from a new browser is told by mail with what to do; the first browser and a known one are not', async () => {
  const wei = 'wei.ran@yunshan.example'
  const mails = () =>
    portal.db.reader(system('test')).all(
      raw(sql<{ body: string }>`SELECT body FROM platform.message_outbox
          WHERE channel = 'mail' AND recipient = ${wei} ORDER BY id`),
    )
  const known = await portal.signedIn(wei)
  await known.ok(login, await portal.loginInput(known, wei))
  await portal.signedIn(wei)
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 10_000 })
  await known.ok(login, await portal.loginInput(known, wei))
  const [mail] = await mails()
  expect(mail?.body).toContain('魏然')
  expect(mail?.body).toContain('网络地址：127.0.0.*')
  expect(mail?.body).toContain('修改密码')
  await portal.signedIn(wei)
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 10_000 })
})
