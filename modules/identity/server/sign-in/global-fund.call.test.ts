import type { MenuNode } from '@iisp/contract'
import { globalFundGroup } from '@iisp/contract/zones'
import { expect, test } from 'vitest'
import { loginFundGlobal } from '../../contract/global-fund.ts'
import { getMenuAuthority, getMenuAuthorityFundGlobal } from '../../contract/menus.ts'
import { mySignInList } from '../../contract/my-account.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { getMgrInfoBySessionId } from '../../contract/sessions.ts'
import { login, sendSMS } from '../../contract/sign-in.ts'
import { changeMgrUser, getMgrUsers } from '../../contract/switch-manager.ts'
import { changeZoneTypeOption } from '../../contract/zones.ts'
import { stageIdentity } from '../test/start-identity.ts'

const hai = 'hai.tao@chenghai.example'
const lin = 'lin.jing@yuanshan.example'
const portal = await stageIdentity()

const enter = async () => {
  const client = portal.visitor()
  await client.ok(loginFundGlobal, await portal.loginInput(client, hai))
  return client
}
const pathsOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, children }) => (children.length > 0 ? pathsOf(children) : [path]))

test('[SH-292] [SH-271] the sign-in of the zone opens a session with the flag, whose zone may be chosen', async () => {
  const client = portal.visitor()
  const answer = await client.send(loginFundGlobal, await portal.loginInput(client, hai))
  expect(answer.body).toMatchObject({ status: 200, data: { isGlobalFund: '1', managerAccount: hai } })
  expect((await client.ok(getMgrInfoBySessionId, {})).isGlobalFund).toBe('1')
  expect(await client.ok(changeZoneTypeOption, { zoneType: 7 })).toMatchObject({ zoneType: 7 })
  const ordinary = await portal.signedIn(lin)
  expect((await ordinary.send(changeZoneTypeOption, { zoneType: 7 })).status).toBe(403)
})

test('[SH-292] an SMS code signs in too', async () => {
  const client = portal.visitor()
  const { uuid, moveLength } = await portal.pass(client)
  await client.ok(sendSMS, { account: hai, password: await portal.sealed(client), uuid, moveLength })
  const code = /\d{6}/.exec(await portal.lastSms())?.[0] ?? ''
  const input = await portal.loginInput(client, hai, { uuid, loginType: 2, captcha_text: code })
  await client.ok(loginFundGlobal, input)
  expect(await client.ok(getMgrInfoBySessionId, {})).toMatchObject({ isGlobalFund: '1', loginType: 2 })
})

test.each([
  ['the ordinary page', login, hai, 'identity.ofGlobalFund', '全球基金专区登录'],
  ['the page of the zone', loginFundGlobal, lin, 'identity.notOfGlobalFund', '平台登录页面'],
])(
  '%s refuses who belongs elsewhere, only after the password, and says where to go',
  async (_, call, account, code, words) => {
    const client = portal.visitor()
    const refused = await client.send(call, await portal.loginInput(client, account))
    expect(refused.body).toMatchObject({ status: 403, code, msg: expect.stringContaining(words) })
    expect(client.cookies.has('sessionId')).toBe(false)
    const wrong = await portal.loginInput(client, account, {
      password: await portal.sealed(client, 'Nope-1234'),
    })
    expect((await client.send(call, wrong)).body.code).toBe('identity.wrongPassword')
  },
)

test('[SH-292] guesses count over both pages, and a puzzle opens one try', async () => {
  const guesser = portal.visitor()
  const guess = async (call: typeof login | typeof loginFundGlobal) => {
    const password = await portal.sealed(guesser, 'Nope-1234')
    return (
      await guesser.send(call, await portal.loginInput(guesser, 'su.qing@chenghai.example', { password }))
    ).body.code
  }
  for (const call of [login, loginFundGlobal, login, loginFundGlobal, login])
    expect(await guess(call)).toBe('identity.wrongPassword')
  expect(await guess(loginFundGlobal)).toBe('identity.locked')
  const client = portal.visitor()
  const input = await portal.loginInput(client, hai)
  await client.ok(loginFundGlobal, input)
  expect((await client.send(loginFundGlobal, input)).body.code).toBe('identity.sliderExpired')
  const unsolved = { ...input, uuid: (await portal.puzzle(client)).uuid }
  expect((await client.send(loginFundGlobal, unsolved)).body.code).toBe('identity.sliderWrong')
})

test('[SH-311] the tree has the menus of the zone alone, and is refused to everybody else', async () => {
  const client = await enter()
  const tree = await client.ok(getMenuAuthorityFundGlobal, {})
  expect(tree.map(({ id }) => id)).toEqual([globalFundGroup.id])
  expect(pathsOf(tree)).toEqual(['/fund-account/fund-list'])
  const ordinary = await portal.signedIn(lin)
  expect((await ordinary.send(getMenuAuthorityFundGlobal, {})).status).toBe(403)
  expect(pathsOf(await ordinary.ok(getMenuAuthority, {}))).not.toContain('/fund-account/fund-list')
  expect((await portal.visitor().send(getMenuAuthorityFundGlobal, {})).status).toBe(401)
})

test('[SH-031] a changed password alone signs in; the rules of new passwords are the ordinary ones', async () => {
  const client = portal.visitor()
  const fresh = 'Quiet-lantern-907'
  const weak = await portal.changeInput(client, hai, undefined, 'short')
  expect((await client.send(updatePassword, weak)).body.code).toBe('identity.newPasswordLength')
  await client.ok(updatePassword, await portal.changeInput(client, hai, undefined, fresh))
  const old = await portal.loginInput(client, hai)
  expect((await client.send(loginFundGlobal, old)).body.code).toBe('identity.wrongPassword')
  const right = await portal.loginInput(client, hai, { password: await portal.sealed(client, fresh) })
  await client.ok(loginFundGlobal, right)
  expect((await client.ok(mySignInList, { pageNo: 1, pageSize: 5 })).list[0]?.result).toBe('signed-in')
})

test('a super-manager does not go on as an account of the zone', async () => {
  const client = await portal.signedIn('du.jian@hengxin.example')
  const offered = await client.ok(getMgrUsers, {})
  expect(offered.map(({ account }) => account)).toContain(lin)
  expect(offered.map(({ account }) => account)).not.toContain(hai)
  expect((await client.send(changeMgrUser, { account: hai, reason: '来电委托' })).status).toBe(404)
})
