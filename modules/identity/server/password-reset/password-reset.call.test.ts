import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, test, vi } from 'vitest'
import { passwordResetFinish, passwordResetProve, passwordResetStart } from '../../contract/password-reset.ts'
import { getMgrInfoBySessionId } from '../../contract/sessions.ts'
import { getLoginKey, login } from '../../contract/sign-in.ts'
import { sealNewPassword } from '../../rules/passwords/password-transport.ts'
import { password, stageIdentity } from '../test/start-identity.ts'

const fresh = 'Willow-stone-raven-715'
const portal = await stageIdentity()

const messages = (channel: string, recipient: string) =>
  portal.db.reader(system('test')).all(
    raw(sql<{ body: string }>`SELECT body FROM platform.message_outbox
      WHERE channel = ${channel} AND recipient = ${recipient} ORDER BY id`),
  )
const phoneOf = async (account: string) =>
  (
    await portal.db
      .reader(system('test'))
      .one(raw(sql<{ phone: string }>`SELECT phone FROM identity.reach WHERE email = ${account}`))
  ).phone
const actions = async () =>
  (
    await portal.db
      .reader(system('test'))
      .all(raw(sql<{ action: string }>`SELECT action FROM platform.audit WHERE action LIKE '%reset%'`))
  ).map(({ action }) => action)

const ask = async (client: TestClient, account: string) =>
  client.send(passwordResetStart, { account, uuid: (await portal.pass(client)).uuid })
const codeIn = (body: string | undefined) => /\d{6}/.exec(body ?? '')?.[0] ?? ''

/** Asks for a reset and reads the two codes from the messages. */
async function asked(client: TestClient, account: string) {
  const phone = await phoneOf(account)
  const both = () => Promise.all([messages('sms', phone), messages('mail', account)])
  const before = (await both()).map(({ length }) => length)
  const { uuid } = await client.ok(passwordResetStart, {
    account,
    uuid: (await portal.pass(client)).uuid,
  })
  // the two channels are delivered at the same time
  const [smsCode, mailCode] = await vi.waitFor(
    async () => {
      const now = await both()
      expect(now.map(({ length }) => length)).toEqual(before.map((length) => length + 1))
      return now.map((sent) => codeIn(sent.at(-1)?.body)) as [string, string]
    },
    { timeout: 10_000 },
  )
  return { uuid, smsCode, mailCode }
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function finishing(client: TestClient, uuid: string, to = fresh) {
  const { publicKey, nonce } = await client.ok(getLoginKey, {})
  return client.send(passwordResetFinish, { uuid, newPassword: await sealNewPassword(to, publicKey, nonce) })
}

test('codes to phone and mail set a new password; all sessions end, and the owner is told on both', async () => {
  const wei = 'wei.ran@yunshan.example'
  const elsewhere = await portal.signedIn(wei)
  const client = portal.visitor()
  const codes = await asked(client, wei)
  await client.ok(passwordResetProve, codes)
  expect((await finishing(client, codes.uuid, password)).body.code).toBe('identity.passwordReused')
  expect((await finishing(client, codes.uuid, 'Weiran-stone-71')).body.code).toBe('identity.passwordPersonal')
  expect((await finishing(client, codes.uuid)).status).toBe(200)
  expect((await elsewhere.send(getMgrInfoBySessionId, {})).status).toBe(401)
  const old = await client.send(login, await portal.loginInput(client, wei))
  expect(old.body.code).toBe('identity.wrongPassword')
  await client.ok(
    login,
    await portal.loginInput(client, wei, { password: await portal.sealed(client, fresh) }),
  )
  await vi.waitFor(
    async () => {
      expect((await messages('sms', await phoneOf(wei))).at(-1)?.body).toContain('您的登录密码已重置')
      expect((await messages('mail', wei)).map(({ body }) => body).join()).toContain('所有登录均已退出')
    },
    { timeout: 10_000 },
  )
  expect(await actions()).toEqual(
    expect.arrayContaining(['identity.reset-asked', 'identity.reset-proven', 'identity.password-reset']),
  )
  expect((await finishing(client, codes.uuid, 'Another-stone-715')).body.code).toBe('identity.resetEnded')
})

test('an unknown, a disabled and a real account are answered alike at every step', async () => {
  const disabled = 'pan.yue@qiming.example'
  await portal.asOwner('UPDATE identity.account SET enabled = false WHERE email = $1', [disabled])
  const answers = await Promise.all(
    ['nobody@qiming.example', disabled, 'he.yu@qiming.example'].map(async (account) => {
      const client = portal.visitor()
      const start = await ask(client, account)
      const uuid = (start.body.data as { uuid: string }).uuid
      const again = await ask(client, account)
      const tries = []
      for (let index = 0; index < 6; index++)
        tries.push(
          (await client.send(passwordResetProve, { uuid, smsCode: '000000', mailCode: '000000' })).body.code,
        )
      const finish = await finishing(client, uuid)
      return {
        start: Object.keys(start.body.data as object),
        again: again.body.code,
        tries,
        finish: finish.body,
      }
    }),
  )
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(answers[0]?.again).toBe('identity.resetTooOften')
  expect(answers[0]?.tries).toEqual([
    ...Array.from({ length: 5 }, () => 'identity.resetCodesWrong'),
    'identity.resetEnded',
  ])
  expect(await messages('mail', disabled)).toEqual([])
})

test('both codes are needed, from the browser that asked, within five minutes and before the sixth try', async () => {
  const client = portal.visitor()
  const codes = await asked(client, 'tang.ning@yunshan.example')
  const tryWith = async (by: TestClient, change: Partial<typeof codes>) =>
    (await by.send(passwordResetProve, { ...codes, ...change })).body.code
  expect(await tryWith(client, { mailCode: wrong(codes.mailCode) })).toBe('identity.resetCodesWrong')
  expect(await tryWith(client, { smsCode: wrong(codes.smsCode) })).toBe('identity.resetCodesWrong')
  expect(await tryWith(portal.visitor(), {})).toBe('identity.resetEnded')
  expect((await finishing(client, codes.uuid)).body.code).toBe('identity.resetEnded')
  portal.clock.advance(301)
  expect(await tryWith(client, {})).toBe('identity.resetEnded')
  const later = await asked(client, 'tang.ning@yunshan.example')
  for (let index = 0; index < 5; index++)
    await client.send(passwordResetProve, { ...later, smsCode: wrong(later.smsCode) })
  expect((await client.send(passwordResetProve, later)).body.code).toBe('identity.resetEnded')
})

test('a reset needs a solved puzzle; an hour allows three, and those of strangers do not count against the owner', async () => {
  const account = 'xu.an@yunshan.example'
  const stranger = portal.visitor()
  const { uuid } = await portal.puzzle(stranger)
  const unsolved = await stranger.send(passwordResetStart, { account, uuid })
  expect(unsolved.body.code).toBe('identity.sliderWrong')
  for (let index = 0; index < 3; index++) {
    expect((await ask(stranger, account)).status).toBe(200)
    portal.clock.advance(61)
  }
  expect((await ask(stranger, account)).body.code).toBe('identity.resetTooOften')
  const owner = await portal.signedIn(account)
  expect((await ask(owner, account)).status).toBe(200)
})

test('without a phone the mail says whom to ask, and no code exists', async () => {
  const account = 'su.qing@chenghai.example'
  await portal.asOwner(
    'UPDATE identity.person SET phone = NULL WHERE id = (SELECT person_id FROM identity.account WHERE email = $1)',
    [account],
  )
  const client = portal.visitor()
  expect((await ask(client, account)).status).toBe(200)
  await vi.waitFor(async () => expect(await messages('mail', account)).toHaveLength(1), { timeout: 10_000 })
  expect((await messages('mail', account))[0]?.body).toContain('未登记手机号码')
  expect((await messages('mail', account))[0]?.body).not.toMatch(/\d{6}/)
})
