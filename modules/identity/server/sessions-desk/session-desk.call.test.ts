import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getMyAccount } from '../../contract/my-account.ts'
import { sessionEnd, sessionList, sessionsOfPersonEnd } from '../../contract/session-desk.ts'
import { changeMgrUser } from '../../contract/switch-manager.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
let portal: IdentityPortal
let administrator: TestClient
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
  administrator = await portal.signedIn('guan.li@hengxin.example')
})
afterAll(() => portal?.close())

const listed = async (keyword: string) => (await administrator.ok(sessionList, { keyword })).list
const statusOf = async (client: TestClient) => (await client.send(getMyAccount, {})).status

test('everybody who is signed in is listed, with whom they act as; sessions that have ended are not', async () => {
  const open = await portal.signedIn(lin)
  const acting = await portal.signedIn('du.jian@hengxin.example')
  await acting.ok(changeMgrUser, { account: lin, reason: '代为处理' })
  expect(await listed(lin)).toMatchObject([
    { name: '林静', account: lin, institutionId: 'M001', actingAs: '', own: false },
  ])
  expect(await listed('杜鉴')).toMatchObject([{ account: 'du.jian@hengxin.example', actingAs: lin }])
  expect(await listed('guan.li')).toMatchObject([{ own: true }])
  expect(await listed('he.yu')).toEqual([])
  portal.clock.advance(31 * 60)
  administrator = await portal.signedIn('guan.li@hengxin.example')
  expect(await listed(lin)).toEqual([])
  expect(await statusOf(open)).toBe(401)
})

test('one session ends at once, or all of a person; the owner is told and the trail keeps the reason', async () => {
  const [one, two] = [await portal.signedIn(lin), await portal.signedIn(lin)]
  const before = await listed(lin)
  expect(before).toHaveLength(2)
  const id = before[0]?.id ?? ''
  expect((await administrator.send(sessionEnd, { id, reason: ' ' })).status).toBe(400)
  await administrator.ok(sessionEnd, { id, reason: '设备遗失' })
  expect([await statusOf(one), await statusOf(two)].toSorted()).toEqual([200, 401])
  expect((await administrator.send(sessionEnd, { id, reason: '设备遗失' })).status).toBe(404)
  await portal.signedIn(lin)
  const rest = await listed(lin)
  expect(rest).toHaveLength(2)
  const all = { id: rest[0]?.id ?? '', reason: '账号异常' }
  await administrator.ok(sessionsOfPersonEnd, all)
  expect([await statusOf(one), await statusOf(two), ...(await listed(lin))]).toEqual([401, 401])
  const rows = await portal.db.reader(system('test')).all(
    raw(sql<{ action: string; reason: string }>`SELECT action, detail->>'reason' AS reason FROM platform.audit
      WHERE action LIKE 'identity.session%-by-desk' ORDER BY seq`),
  )
  expect(rows).toEqual([
    { action: 'identity.session-ended-by-desk', reason: '设备遗失' },
    { action: 'identity.sessions-ended-by-desk', reason: '账号异常' },
  ])
})

test('own sessions are not ended here, and nobody else sees the page', async () => {
  const [mine] = await listed('guan.li')
  const own = await administrator.send(sessionEnd, { id: mine?.id ?? '', reason: '换设备' })
  expect(own.body.code).toBe('identity.ownSession')
  for (const account of ['gu.min@yuanshan.example', 'zhao.tuo@hengxin.example', 'shen.ji@hengxin.example'])
    expect((await (await portal.signedIn(account)).send(sessionList, {})).status).toBe(403)
  expect((await portal.visitor().send(sessionList, {})).status).toBe(401)
})
