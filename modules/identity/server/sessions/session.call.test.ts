import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, test } from 'vitest'
import { login } from '../../contract/sign-in.ts'
import { getMenuAuthority, getProtocolSign } from '../../contract/menus.ts'
import { checkResetPassword, updatePassword } from '../../contract/passwords.ts'
import { getMgrInfoBySessionId, loginout, unlock } from '../../contract/sessions.ts'
import { changeMgrUser, getMgrUsers, getSuperUser } from '../../contract/switch-manager.ts'
import { stageIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const du = 'du.jian@hengxin.example'
const portal = await stageIdentity()

test('[SH-142] [SH-306] [SH-314] [BL-130] the session tells who is signed in; without one it is 401', async () => {
  const client = await portal.signedIn(lin)
  expect(await client.ok(getMgrInfoBySessionId, {})).toEqual({
    principal: expect.stringMatching(/^[\w-]{22}$/),
    cpName: '远山私募基金管理有限公司',
    cpNameEn: 'Yuanshan Private Fund Management Co., Ltd.',
    name: '林静',
    nameEn: 'Lin Jing',
    account: lin,
    realName: '',
    realNameEn: '',
    realAccount: '',
    phone: '139****0001',
    email: lin,
    instiCode: 'M001',
    cpId: 'M001',
    cpType: '1',
    supperMgrChg: '0',
    isPublic: '0',
    isPrivateAccount: '0',
    isMgr: '0',
    managerType: 1,
    managerTypeOrg: 1,
    zoneType: 0,
    loginType: 0,
    menuTopology: '2',
    roles: ['operator'],
    isFofAuth: '0',
    isEquity: '0',
    isGlobalFund: '0',
    isMonitorReport: '0',
  })
  const answer = await portal.visitor().send(getMgrInfoBySessionId, {})
  expect(answer.body).toMatchObject({ status: 401, msg: '请认证' })
})

test('administrators are 1, channel accounts 2', async () => {
  const isMgr = async (account: string) =>
    (await (await portal.signedIn(account)).ok(getMgrInfoBySessionId, {})).isMgr
  expect(await isMgr('gu.min@yuanshan.example')).toBe('1')
  expect(await isMgr('qian.duo@huize.example')).toBe('2')
})

test.each([loginout.path, ...(loginout.aliases ?? [])])('[SH-302] [SH-303] %s signs out', async (path) => {
  const client = await portal.signedIn(lin)
  const session = client.cookies.get('sessionId') ?? ''
  expect((await client.raw('POST', path, '{}')).status).toBe(200)
  expect(client.cookies.has('sessionId')).toBe(false)
  client.cookies.set('sessionId', session)
  expect((await client.send(getMgrInfoBySessionId, {})).status).toBe(401)
  expect((await portal.visitor().raw('POST', path, '{}')).status).toBe(200)
})

test('a session ends after 30 idle minutes, and after 12 hours in any case', async () => {
  const idle = await portal.signedIn(lin)
  portal.clock.advance(31 * 60)
  expect((await idle.send(getMgrInfoBySessionId, {})).status).toBe(401)
  const busy = await portal.signedIn(lin)
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    expect((await busy.send(getMgrInfoBySessionId, {})).status).toBe(200)
    portal.clock.advance(20 * 60)
  }
  expect((await busy.send(getMgrInfoBySessionId, {})).status).toBe(401)
})

test('[SH-310] [BL-123] the menu tree names what the person may open and what may be asked for; signed out it is 401', async () => {
  const tree = await (await portal.signedIn(lin)).ok(getMenuAuthority, {})
  expect(tree.map((group) => group.children.map((leaf) => [leaf.id, leaf.coMenuPerm]))).toEqual([
    [['10101', '1']],
    [['10103', '0']],
  ])
  const all = tree.flatMap((group) => [group, ...group.children])
  expect(all.map(({ id, displayName }) => [id, displayName])).toEqual([
    ['10', '菜单10'],
    ['10101', '菜单10101'],
    ['99', '可申请'],
    ['10103', '菜单10103'],
  ])
  expect((await portal.visitor().send(getMenuAuthority, {})).status).toBe(401)
  expect(await (await portal.signedIn('qian.duo@huize.example')).ok(getMenuAuthority, {})).toEqual([])
})

test('[SH-153] [SH-315] the agreements come with their three flags', async () => {
  const client = await portal.signedIn(lin)
  const signed = { yelcProtocolSigned: '1', tghhkProtocolSigned: '1', mjhhkProtocolSigned: '1' }
  expect(await client.ok(getProtocolSign, {})).toEqual(signed)
})

test('[SH-278] [SH-299] [SH-300] [SH-307] a super-manager goes on as another account and comes back', async () => {
  const client = await portal.signedIn(du)
  const users = await client.ok(getMgrUsers, {})
  expect(users.filter((user) => user.current).map((user) => user.account)).toEqual([du])
  expect(users.map((user) => user.account)).toContain(lin)
  expect(users.map((user) => user.account)).not.toContain('zhao.tuo@hengxin.example')
  const before = client.cookies.get('sessionId') ?? ''
  await client.ok(changeMgrUser, { account: lin, reason: '管理人来电委托' })
  expect(client.cookies.get('sessionId')).not.toBe(before)
  expect(await client.ok(getMgrInfoBySessionId, {})).toMatchObject({
    account: lin,
    cpId: 'M001',
    supperMgrChg: '1',
  })
  expect((await client.ok(getMenuAuthority, {})).map((menu) => menu.id)).toEqual(['10', '99'])
  expect(await client.ok(getSuperUser, {})).toEqual({ ACCOUNT: du, NAME: '杜鉴' })
  const old = portal.visitor()
  old.cookies.set('sessionId', before)
  expect((await old.send(getMgrInfoBySessionId, {})).status).toBe(401)
  const ungranted = { account: 'zhao.tuo@hengxin.example', reason: '管理人来电委托' }
  expect((await client.send(changeMgrUser, ungranted)).status).toBe(404)
  await client.ok(changeMgrUser, { account: du })
  expect(await client.ok(getMgrInfoBySessionId, {})).toMatchObject({ account: du, cpId: 'T001' })
})

test('acting for another needs a reason, which the trail keeps, and the session says who is behind it', async () => {
  const client = await portal.signedIn(du)
  for (const input of [{ account: lin }, { account: lin, reason: ' ' }]) {
    expect((await client.send(changeMgrUser, input)).body.code).toBe('identity.switchReasonMissing')
  }
  await client.ok(changeMgrUser, { account: lin, reason: ' 管理人系统故障 ' })
  expect(await client.ok(getMgrInfoBySessionId, {})).toMatchObject({
    name: '林静',
    realName: '杜鉴',
    realAccount: du,
  })
  const row = await portal.db.reader(system('test')).one(
    raw(sql<{ detail: object }>`SELECT detail FROM platform.audit WHERE institution_id = 'M001'
        AND action = 'identity.switched-account' ORDER BY seq DESC LIMIT 1`),
  )
  expect(row.detail).toEqual({ from: du, reason: '管理人系统故障' })
  expect((await client.ok(getMgrUsers, {})).filter((user) => user.own).map((user) => user.account)).toEqual([
    du,
  ])
  await client.ok(changeMgrUser, { account: du })
  expect(await client.ok(getMgrInfoBySessionId, {})).toMatchObject({ realName: '', realAccount: '' })
})

test('an account that nobody signed in to for three months is marked, until somebody does', async () => {
  const used = (account: string, at: string) =>
    portal.asOwner('UPDATE identity.account SET last_used_at = $1 WHERE email = $2', [at, account])
  const marked = async (client: TestClient) =>
    (await client.ok(getMgrUsers, {})).filter((one) => one.unused).map((one) => one.account)
  const client = await portal.signedIn(du)
  expect(await marked(client)).toEqual([])
  const day = 86_400_000
  await used(lin, new Date(portal.clock.now().getTime() - 93 * day).toISOString())
  await used('zhou.hang@yuanshan.example', new Date(portal.clock.now().getTime() - 88 * day).toISOString())
  expect(await marked(client)).toEqual([lin])
  await client.ok(changeMgrUser, { account: lin, reason: '管理人来电委托' })
  expect(await marked(client)).toEqual([lin])
  await portal.signedIn(lin)
  expect(await marked(client)).toEqual([])
})

test('after a switch the audit trail names the real person and the account acted as', async () => {
  const client = await portal.signedIn(du)
  await client.ok(changeMgrUser, { account: lin, reason: '管理人来电委托' })
  await client.ok(loginout, {})
  const row = await portal.db.reader(system('test')).one(
    raw(sql`SELECT real_person, effective_account FROM platform.audit WHERE institution_id = 'M001'
        AND action = 'identity.signed-out' ORDER BY seq DESC LIMIT 1`),
  )
  expect(row).toEqual({ real_person: '114', effective_account: '101' })
})

test('nobody goes on as another of the custodian’s people, whatever was granted', async () => {
  await portal.db.transact(system('test'), (db) =>
    db.run(
      raw(sql`INSERT INTO identity.switch_grant (account_id, institution_id)
        SELECT a.id, i.institution_id FROM identity.account a, identity.institution i
        WHERE a.email = ${du} AND i.kind = 'custodian'`),
    ),
  )
  const client = await portal.signedIn(du)
  const accounts = (await client.ok(getMgrUsers, {})).map(({ account }) => account)
  expect(accounts.filter((account) => account.endsWith('@hengxin.example'))).toEqual([du])
  const answer = await client.send(changeMgrUser, { account: 'zhao.tuo@hengxin.example', reason: '代班' })
  expect(answer.status).toBe(404)
})

test('[SH-299] an ordinary person can neither list nor switch', async () => {
  const client = await portal.signedIn(lin)
  expect((await client.send(getMgrUsers, {})).status).toBe(403)
  expect((await client.send(changeMgrUser, { account: du })).status).toBe(403)
  expect(await client.ok(getSuperUser, {})).toBeNull()
})

test('the lock screen opens with the password; the fifth wrong one ends the session', async () => {
  const client = await portal.signedIn('he.yu@qiming.example')
  await client.ok(unlock, { password: await portal.sealed(client) })
  const codes: unknown[] = []
  for (let i = 0; i < 5; i++) {
    codes.push((await client.send(unlock, { password: await portal.sealed(client, 'Nope-1234') })).body.code)
  }
  expect(codes).toEqual([...Array<string>(4).fill('identity.unlockFailed'), 'identity.unlockEnded'])
  expect((await client.send(getMgrInfoBySessionId, {})).status).toBe(401)
})

test('[SH-305] a changed password ends all sessions; the old one no longer signs in, the new one does', async () => {
  const account = 'xu.an@yunshan.example'
  const elsewhere = await portal.signedIn(account)
  const client = portal.visitor()
  const fresh = 'Willow-stone-raven-715'
  const change = async (from: string | undefined, to: string) =>
    client.send(updatePassword, await portal.changeInput(client, account, from, to))
  expect((await change(undefined, fresh)).status).toBe(200)
  expect((await elsewhere.send(getMgrInfoBySessionId, {})).status).toBe(401)
  expect((await client.send(login, await portal.loginInput(client, account))).body.code).toBe(
    'identity.wrongPassword',
  )
  const input = await portal.loginInput(client, account, { password: await portal.sealed(client, fresh) })
  expect((await client.send(login, input)).status).toBe(200)
  portal.clock.advance(86_400)
  expect((await change(fresh, fresh)).body.code).toBe('identity.passwordReused')
  expect((await change(fresh, 'Password123')).body.code).toBe('identity.passwordCommon')
  expect((await change('Nope-1234', 'Reed-olive-plum-331')).body.code).toBe('identity.wrongPassword')
  portal.clock.advance(-86_400)
})

test('[SH-304] a password about to expire must be changed; a stranger learns nothing', async () => {
  const client = await portal.signedIn(lin)
  expect(await client.ok(checkResetPassword, {})).toMatchObject({ needReset: '0', reason: '' })
  portal.clock.advance(85 * 86_400)
  const late = await portal.signedIn(lin)
  expect(await late.ok(checkResetPassword, {})).toMatchObject({ needReset: '1', daysLeft: 5 })
  expect(await portal.visitor().ok(checkResetPassword, { account: lin })).toMatchObject({ needReset: '0' })
})
