import type { MenuNode } from '@iisp/contract'
import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, test, vi } from 'vitest'
import { changeMenuTopology } from '../../contract/menu-rights.ts'
import { getMenuAuthority } from '../../contract/menus.ts'
import {
  changeManagerTypeOption,
  changeUserInfo,
  managerTypeOption,
  queryCompanyList,
} from '../../contract/own-identities.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { getMgrInfoBySessionId } from '../../contract/sessions.ts'
import { changeMgrUser } from '../../contract/switch-manager.ts'
import { stageIdentity } from '../test/start-identity.ts'

const both = 'luo.xing@chenghai.example'
const here = 'yan.bei@chenghai.example'
const there = 'yan.bei2@huize.example'
const lin = 'lin.jing@yuanshan.example'
const du = 'du.jian@hengxin.example'
const portal = await stageIdentity()

const profileOf = (client: TestClient) => client.ok(getMgrInfoBySessionId, {})
const idsOf = (menus: readonly MenuNode[]): string[] =>
  menus.flatMap(({ id, children }) => [id, ...idsOf(children)])
const menusOf = async (client: TestClient) => idsOf(await client.ok(getMenuAuthority, {}))
const cookieOf = (client: TestClient) => client.cookies.get('sessionId') ?? ''
const lastAudit = (institution: string, action: string) =>
  portal.db.reader(system('test')).maybe(
    raw(sql<{ detail: object }>`SELECT detail FROM platform.audit
      WHERE institution_id = ${institution} AND action = ${action} ORDER BY seq DESC LIMIT 1`),
  )
/** A client that brings an id which another one had before. */
async function statusOf(cookie: string): Promise<number> {
  const client = portal.visitor()
  client.cookies.set('sessionId', cookie)
  return (await client.send(getMgrInfoBySessionId, {})).status
}

test('[SH-144] who works at both sides has none at first, and nothing but the choice', async () => {
  const client = await portal.signedIn(both)
  expect(await profileOf(client)).toMatchObject({ managerType: 0, isMgr: '0', roles: [] })
  expect(await menusOf(client)).toEqual([])
  expect(await client.ok(managerTypeOption, {})).toEqual({
    managerType: 0,
    list: [
      { managerType: 1, name: '管理人平台' },
      { managerType: 2, name: '渠道平台' },
    ],
  })
})

test('[SH-005] [SH-145] [SH-312] [SH-317] the chosen side decides kind, menus and profile; the session gets another id, and the trail says so', async () => {
  const client = await portal.signedIn(both)
  const old = cookieOf(client)
  const asManager = await client.ok(changeManagerTypeOption, { managerType: 1 })
  expect(asManager).toMatchObject({ managerType: 1, isMgr: '0', roles: ['operator'], cpId: 'M003' })
  expect(cookieOf(client)).not.toBe(old)
  expect(await statusOf(old)).toBe(401)
  expect(await menusOf(client)).toContain('10101')
  const asChannel = await client.ok(changeManagerTypeOption, { managerType: 2 })
  expect(asChannel).toMatchObject({ managerType: 2, isMgr: '2', managerTypeOrg: 2, cpId: 'M003' })
  expect(await profileOf(client)).toEqual(asChannel)
  expect(await menusOf(client)).not.toContain('10101')
  expect((await client.ok(managerTypeOption, {})).managerType).toBe(2)
  expect(await lastAudit('M003', 'identity.changed-side')).toMatchObject({ detail: { from: 1, to: 2 } })
})

test.each([
  [lin, 2],
  ['qian.duo@huize.example', 1],
  [du, 2],
] as const)('[SH-317] %s has one side only, and side %i is refused', async (account, managerType) => {
  const client = await portal.signedIn(account)
  const before = cookieOf(client)
  const { status, body } = await client.send(changeManagerTypeOption, { managerType })
  expect([status, body.msg]).toEqual([403, '您没有该身份，无法切换'])
  expect(cookieOf(client)).toBe(before)
  expect((await client.ok(managerTypeOption, {})).list).toHaveLength(1)
})

test('[SH-279] a super-manager who acts for somebody changes their side as well', async () => {
  const client = await portal.signedIn(du)
  await client.ok(changeMgrUser, { account: both, reason: '管理人来电委托' })
  expect((await profileOf(client)).managerType).toBe(0)
  await client.ok(changeManagerTypeOption, { managerType: 1 })
  expect(await menusOf(client)).toContain('10101')
  await client.ok(changeManagerTypeOption, { managerType: 2 })
  expect(await menusOf(client)).not.toContain('10101')
  expect(await profileOf(client)).toMatchObject({ managerType: 2, realAccount: du, supperMgrChg: '1' })
})

test('[SH-321] [SH-322] a person goes on as their account at another company: new id, that institution, both trails', async () => {
  const client = await portal.signedIn(here)
  expect(await client.ok(queryCompanyList, {})).toEqual([
    { cpId: 'M003', cpName: '澄海投资管理有限公司', account: here, managerType: 1, current: true },
    { cpId: 'C001', cpName: '汇泽基金销售有限公司', account: there, managerType: 2, current: false },
  ])
  const old = cookieOf(client)
  expect(await client.ok(changeUserInfo, { account: there })).toMatchObject({
    companyId: 'C001',
    managerAccount: there,
  })
  expect(await statusOf(old)).toBe(401)
  expect(await profileOf(client)).toMatchObject({
    cpId: 'C001',
    account: there,
    isMgr: '2',
    managerType: 2,
    realName: '',
  })
  expect(await menusOf(client)).not.toContain('10101')
  expect(await lastAudit('M003', 'identity.left-company')).toMatchObject({ detail: { to: there } })
  await vi.waitFor(async () =>
    expect(await lastAudit('C001', 'identity.entered-company')).toMatchObject({ detail: { from: here } }),
  )
})

test('an account whose password has expired is not gone on as, until it is changed', async () => {
  const client = await portal.signedIn(here)
  const age = (days: number) =>
    portal.asOwner(
      `UPDATE identity.credential SET changed_at = $1::timestamptz - make_interval(days => $2)
       WHERE account_id = (SELECT id FROM identity.account WHERE email = $3)`,
      [portal.clock.now(), days, there],
    )
  await age(90)
  expect((await client.send(changeUserInfo, { account: there })).body.code).toBe(
    'identity.companyPasswordExpired',
  )
  expect((await profileOf(client)).cpId).toBe('M003')
  await age(89)
  expect(await client.ok(changeUserInfo, { account: there })).toMatchObject({ managerAccount: there })
  await age(1)
})

test.each([[lin], ['qian.duo@huize.example'], ['nobody@nowhere.example']])(
  '[SH-322] %s is no account of the person, and refused',
  async (account) => {
    const client = await portal.signedIn(here)
    const { status, body } = await client.send(changeUserInfo, { account })
    expect([status, body.msg]).toEqual([403, '该账号不属于您，无法切换'])
    expect((await profileOf(client)).account).toBe(here)
  },
)

test('nobody changes company while acting for somebody else, nor to an account that was disabled', async () => {
  const acting = await portal.signedIn(du)
  await acting.ok(changeMgrUser, { account: here, reason: '管理人来电委托' })
  expect(await acting.ok(queryCompanyList, {})).toEqual([])
  expect((await acting.send(changeUserInfo, { account: there })).status).toBe(403)
  const client = await portal.signedIn(here)
  await portal.asOwner('UPDATE identity.account SET enabled = false WHERE email = $1', [there])
  expect(await client.ok(queryCompanyList, {})).toHaveLength(1)
  expect((await client.send(changeUserInfo, { account: there })).status).toBe(403)
  await portal.asOwner('UPDATE identity.account SET enabled = true WHERE email = $1', [there])
})

test('a session that went on to another company ends with the password that opened it', async () => {
  const client = await portal.signedIn(here)
  await client.ok(changeUserInfo, { account: there })
  const visitor = portal.visitor()
  await visitor.ok(
    updatePassword,
    await portal.changeInput(visitor, here, undefined, 'Meadow-cedar-moss-483'),
  )
  expect((await client.send(getMgrInfoBySessionId, {})).status).toBe(401)
})

test('[SH-316] the arrangement of menus is kept for the account, and nobody changes that of another', async () => {
  const client = await portal.signedIn(lin)
  expect(await client.ok(changeMenuTopology, { menuTopology: 1 })).toBe(1)
  expect((await profileOf(client)).menuTopology).toBe('1')
  expect((await profileOf(await portal.signedIn(lin))).menuTopology).toBe('1')
  const acting = await portal.signedIn(du)
  await acting.ok(changeMgrUser, { account: lin, reason: '管理人来电委托' })
  expect((await acting.send(changeMenuTopology, { menuTopology: 2 })).status).toBe(403)
  expect(await client.ok(changeMenuTopology, { menuTopology: 2 })).toBe(2)
  expect((await profileOf(client)).menuTopology).toBe('2')
  expect(await client.raw('POST', changeMenuTopology.path, '{"menuTopology":3}')).toMatchObject({
    status: 400,
  })
})
