import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { myOtherSessionsEnd, mySessionList, mySignInList } from '../../contract/my-account.ts'
import { loginFundGlobal } from '../../contract/global-fund.ts'
import { getMgrInfoBySessionId, lock } from '../../contract/sessions.ts'
import {
  getSweepCode,
  getSweepRequest,
  getSweepStatus,
  sweepConfirm,
  sweepLogin,
  sweepRefuse,
} from '../../contract/sweep-login.ts'
import { changeMgrUser } from '../../contract/switch-manager.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const he = 'he.yu@qiming.example'
let portal: IdentityPortal
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'), { sweepLogin: true })
})
afterAll(() => portal?.close())

const codeOf = (answer: { body: { code?: string } }) => answer.body.code
const stateOf = async (client: TestClient, uuid: string) => (await client.ok(getSweepStatus, { uuid })).stage

/** A browser that shows a code. */
async function shown() {
  const browser = portal.visitor()
  const { uuid } = await browser.ok(getSweepCode, {})
  return { browser, uuid }
}
/** Somebody on a phone whose second factor is fresh. */
async function onPhone(account: string): Promise<TestClient> {
  const phone = await portal.signedIn(account)
  await proveFactor(account)
  return phone
}
const proveFactor = (account: string) =>
  portal.asOwner(
    `UPDATE identity.session s SET factor_at = $1 FROM identity.account a
     WHERE a.id = s.login_account_id AND a.email = $2 AND s.ended_at IS NULL`,
    [portal.clock.now(), account],
  )

const newDeviceMails = async (account: string) =>
  (
    await portal.db.reader(system('test')).one(
      raw(sql<{ n: number }>`SELECT count(*)::int AS n FROM platform.message_outbox
        WHERE channel = 'mail' AND recipient = ${account}`),
    )
  ).n

test('[SH-139] the code that a phone confirms signs its owner in, in the browser that showed it, once', async () => {
  const phone = await onPhone(lin)
  const mailsBefore = await newDeviceMails(lin)
  const { browser, uuid } = await shown()
  expect(await stateOf(browser, uuid)).toBe('waiting')
  expect(codeOf(await browser.send(sweepLogin, { uuid }))).toBe('identity.sweepExpired')
  expect(await phone.ok(getSweepRequest, { uuid })).toMatchObject({
    account: lin,
    name: '林静',
    network: '127.0.0.*',
  })
  expect(await stateOf(browser, uuid)).toBe('scanned')
  expect(codeOf(await browser.send(sweepLogin, { uuid }))).toBe('identity.sweepExpired')
  await phone.ok(sweepConfirm, { uuid })
  expect(await stateOf(browser, uuid)).toBe('confirmed')
  const entered = await browser.ok(sweepLogin, { uuid })
  expect(entered.managerAccount).toBe(lin)
  expect(await browser.ok(getMgrInfoBySessionId, {})).toMatchObject({ account: lin, loginType: 3 })
  expect(await stateOf(browser, uuid)).toBe('expired')
  expect(codeOf(await browser.send(sweepLogin, { uuid }))).toBe('identity.sweepExpired')
  const { list } = await browser.ok(mySessionList, {})
  expect(list.map(({ loginType, isCurrent }) => [loginType, isCurrent])).toEqual([
    [3, true],
    [0, false],
  ])
  expect((await browser.ok(mySignInList, {})).list[0]?.result).toBe('signed-in')
  await expect.poll(() => newDeviceMails(lin)).toBeGreaterThan(mailsBefore)
})

test('a session by QR code has proven no factor of its own', async () => {
  const phone = await onPhone(lin)
  const { browser, uuid } = await shown()
  await phone.ok(getSweepRequest, { uuid })
  await phone.ok(sweepConfirm, { uuid })
  await browser.ok(sweepLogin, { uuid })
  const { browser: next, uuid: other } = await shown()
  await browser.ok(getSweepRequest, { uuid: other })
  expect(codeOf(await browser.send(sweepConfirm, { uuid: other }))).toBe('platform.factorNeeded')
  expect(await stateOf(next, other)).toBe('scanned')
})

test('whoever sees the code can neither follow it nor sign in with it', async () => {
  const phone = await onPhone(lin)
  const { browser, uuid } = await shown()
  const thief = portal.visitor()
  await thief.ok(getSweepCode, {})
  await phone.ok(getSweepRequest, { uuid })
  await phone.ok(sweepConfirm, { uuid })
  expect(await stateOf(thief, uuid)).toBe('expired')
  expect(codeOf(await thief.send(sweepLogin, { uuid }))).toBe('identity.sweepExpired')
  await browser.ok(sweepLogin, { uuid })
})

test('only who scanned the code decides on it, and only once', async () => {
  const [phone, other] = [await onPhone(lin), await onPhone(he)]
  const { browser, uuid } = await shown()
  expect(codeOf(await phone.send(sweepConfirm, { uuid }))).toBe('identity.sweepExpired')
  await phone.ok(getSweepRequest, { uuid })
  for (const call of [getSweepRequest, sweepConfirm, sweepRefuse])
    expect(codeOf(await other.send(call, { uuid }))).toBe('identity.sweepExpired')
  await phone.ok(sweepRefuse, { uuid })
  expect(await stateOf(browser, uuid)).toBe('refused')
  expect(codeOf(await phone.send(sweepConfirm, { uuid }))).toBe('identity.sweepExpired')
  expect(codeOf(await browser.send(sweepLogin, { uuid }))).toBe('identity.sweepExpired')
})

test('a code lives for two minutes', async () => {
  const phone = await onPhone(lin)
  const late = await shown()
  portal.clock.advance(119)
  await phone.ok(getSweepRequest, { uuid: late.uuid })
  portal.clock.advance(2)
  expect(await stateOf(late.browser, late.uuid)).toBe('expired')
  expect(codeOf(await phone.send(sweepConfirm, { uuid: late.uuid }))).toBe('identity.sweepExpired')
  const { browser, uuid } = await shown()
  await phone.ok(getSweepRequest, { uuid })
  await phone.ok(sweepConfirm, { uuid })
  portal.clock.advance(121)
  expect(codeOf(await browser.send(sweepLogin, { uuid }))).toBe('identity.sweepExpired')
})

test('a locked session, and one by password alone, confirm nothing', async () => {
  const phone = await portal.signedIn(he)
  const { browser, uuid } = await shown()
  await phone.ok(getSweepRequest, { uuid })
  expect(codeOf(await phone.send(sweepConfirm, { uuid }))).toBe('platform.factorNeeded')
  const locked = await onPhone(he)
  await locked.ok(lock, {})
  expect((await locked.send(sweepConfirm, { uuid })).status).not.toBe(200)
  expect((await portal.visitor().send(sweepConfirm, { uuid })).status).toBe(401)
  expect(await stateOf(browser, uuid)).toBe('scanned')
})

test('the end of all sessions ends a confirmed code as well', async () => {
  const phone = await onPhone(lin)
  const { browser, uuid } = await shown()
  await phone.ok(getSweepRequest, { uuid })
  await phone.ok(sweepConfirm, { uuid })
  await phone.ok(myOtherSessionsEnd, {})
  expect(codeOf(await browser.send(sweepLogin, { uuid }))).toBe('identity.sweepExpired')
})

test('the session that a browser had before ends, and a fresh id is given', async () => {
  const phone = await onPhone(lin)
  const browser = await portal.signedIn(he)
  const before = browser.cookies.get('sessionId')
  const { uuid } = await browser.ok(getSweepCode, {})
  await phone.ok(getSweepRequest, { uuid })
  await phone.ok(sweepConfirm, { uuid })
  await browser.ok(sweepLogin, { uuid })
  expect(browser.cookies.get('sessionId')).not.toBe(before)
  const old = portal.visitor()
  old.cookies.set('sessionId', before ?? '')
  expect((await old.send(getMgrInfoBySessionId, {})).status).toBe(401)
})

test('nobody confirms while acting as somebody else', async () => {
  const account = 'du.jian@hengxin.example'
  const phone = await onPhone(account)
  await phone.ok(changeMgrUser, { account: lin, reason: '代客户查询' })
  const { uuid } = await shown()
  expect(codeOf(await phone.send(getSweepRequest, { uuid }))).toBe('identity.sweepAsAnother')
  expect(codeOf(await phone.send(sweepConfirm, { uuid }))).toBe('identity.sweepAsAnother')
})

test('a browser asks for twenty codes in ten minutes at most', async () => {
  portal.clock.advance(601)
  const browser = portal.visitor()
  for (let asked = 0; asked < 20; asked++) await browser.ok(getSweepCode, {})
  expect(codeOf(await browser.send(getSweepCode, {}))).toBe('identity.sweepTooOften')
  portal.clock.advance(601)
  await browser.ok(getSweepCode, {})
})

test('an expired password and the global-fund zone have no sign-in by QR code', async () => {
  const zone = 'hai.tao@chenghai.example'
  const { uuid } = await shown()
  const hai = portal.visitor()
  await hai.ok(loginFundGlobal, await portal.loginInput(hai, zone))
  expect(codeOf(await hai.send(getSweepRequest, { uuid }))).toBe('identity.sweepNotOffered')
  const phone = await onPhone(lin)
  await portal.asOwner(
    `UPDATE identity.credential c SET changed_at = $1 FROM identity.account a WHERE a.id = c.account_id AND a.email = $2`,
    [new Date(portal.clock.now().getTime() - 91 * 86_400_000), lin],
  )
  expect(codeOf(await phone.send(getSweepRequest, { uuid }))).toBe('identity.sweepPasswordExpired')
})

test('without the setting nothing of it is there', async () => {
  const plain = await startIdentity(inject('databaseUrl'))
  try {
    const visitor = plain.visitor()
    const uuid = 'A'.repeat(22)
    expect(codeOf(await visitor.send(getSweepCode, {}))).toBe('identity.sweepOff')
    expect(codeOf(await visitor.send(getSweepStatus, { uuid }))).toBe('identity.sweepOff')
    expect(codeOf(await visitor.send(sweepLogin, { uuid }))).toBe('identity.sweepOff')
    const person = await plain.signedIn(lin)
    for (const call of [getSweepRequest, sweepConfirm, sweepRefuse])
      expect(codeOf(await person.send(call, { uuid }))).toBe('identity.sweepOff')
  } finally {
    await plain.close()
  }
})
