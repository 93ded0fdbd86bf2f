import type { Output } from '@iisp/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { raw, sql, system } from '@iisp/server'
import { expect, test } from 'vitest'
import {
  keyLimit,
  myKeyAdd,
  myKeyAddStart,
  myKeyList,
  myKeyRemove,
  ukeyLoginInit,
  ukeyVerifySign,
} from '../../contract/hardware-keys.ts'
import { mySessionList, mySignInList } from '../../contract/my-account.ts'
import { login, sendSMS } from '../../contract/sign-in.ts'
import { SoftwareKey } from '../test/software-key.ts'
import { stageIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const portal = await stageIdentity()

/** A caller whose session began with an SMS code. */
async function strong(account: string): Promise<TestClient> {
  const client = portal.visitor()
  const pass = await portal.pass(client)
  await client.ok(sendSMS, { account, password: await portal.sealed(client), ...pass })
  const code = /\d{6}/.exec(await portal.lastSms())![0]
  const input = {
    account,
    password: await portal.sealed(client),
    uuid: pass.uuid,
    captcha_text: code,
    loginType: 2,
  }
  await client.ok(login, input)
  return client
}

async function add(client: TestClient, key = new SoftwareKey(portal.origin), name = '工作UKey') {
  return { key, added: await finish(client, await client.ok(myKeyAddStart, {}), key, name) }
}
const finish = (
  client: TestClient,
  { uuid, challenge, rpId }: Output<typeof myKeyAddStart>,
  key = new SoftwareKey(portal.origin),
  name = '工作UKey',
) => client.send(myKeyAdd, { uuid, name, credential: key.register(challenge, rpId) })

/** A visitor who has proven the key of the account, and the pass for the sign-in. */
async function proven(account: string, key: SoftwareKey) {
  const client = portal.visitor()
  const { uuid, randomCode, rpId } = await client.ok(ukeyLoginInit, { account })
  await client.ok(ukeyVerifySign, { uuid, randomCode, assertion: key.sign(randomCode, rpId) })
  return { client, uuid }
}

const enter = async (client: TestClient, account: string, uuid: string, text?: string) =>
  client.send(login, { account, password: await portal.sealed(client, text), uuid, loginType: 1 })

test('[SH-160] [SH-297] [SH-298] key and password sign in, as a strong sign-in that the own account names', async () => {
  const { key, added } = await add(await strong(lin))
  expect(added.status).toBe(200)
  const { client, uuid } = await proven(lin, key)
  expect((await enter(client, lin, uuid)).body.data).toMatchObject({ currentUser: '林静' })
  const [session] = (await client.ok(mySessionList, {})).list
  expect(session).toMatchObject({ isCurrent: true, loginType: 1 })
  // A session with a second factor may add another key immediately.
  expect((await add(client)).added.status).toBe(200)
  const { list } = await client.ok(myKeyList, {})
  expect(list.map(({ name, usedAt }) => [name, usedAt === null])).toEqual([
    ['工作UKey', true],
    ['工作UKey', false],
  ])
})

test('a session by password alone adds and removes no key: the second factor is asked for first', async () => {
  const client = await portal.signedIn('zhou.hang@yuanshan.example')
  expect((await client.send(myKeyAddStart, {})).body.code).toBe('platform.factorNeeded')
  expect((await client.send(myKeyRemove, { id: '1' })).body.code).toBe('platform.factorNeeded')
})

test('a factor of a quarter of an hour ago is too old to add a key', async () => {
  const client = await strong('shen.li@yuanshan.example')
  portal.clock.advance(15 * 60)
  expect((await client.send(myKeyAddStart, {})).body.code).toBe('platform.factorNeeded')
})

test('a pass opens one sign-in of one account, and none without the password', async () => {
  const { key } = await add(await strong('he.yu@qiming.example'))
  const wrong = await proven('he.yu@qiming.example', key)
  expect((await enter(wrong.client, 'he.yu@qiming.example', wrong.uuid, 'Nope-1234')).body.code).toBe(
    'identity.wrongPassword',
  )
  expect((await enter(wrong.client, 'he.yu@qiming.example', wrong.uuid)).body.code).toBe(
    'identity.loginExpired',
  )
  const other = await proven('he.yu@qiming.example', key)
  expect((await enter(other.client, lin, other.uuid)).body.code).toBe('identity.loginExpired')
  const late = await proven('he.yu@qiming.example', key)
  portal.clock.advance(121)
  expect((await enter(late.client, 'he.yu@qiming.example', late.uuid)).body.code).toBe(
    'identity.loginExpired',
  )
  const foreign = await proven('he.yu@qiming.example', key)
  expect((await enter(portal.visitor(), 'he.yu@qiming.example', foreign.uuid)).body.code).toBe(
    'identity.loginExpired',
  )
})

test('[SH-392] a signature that does not hold is refused, logged, and cannot be tried again', async () => {
  const account = 'pan.yue@qiming.example'
  const owner = await strong(account)
  const { key } = await add(owner)
  const refused = async (assert: (code: string, rpId: string) => ReturnType<SoftwareKey['sign']>) => {
    const client = portal.visitor()
    const { uuid, randomCode, rpId } = await client.ok(ukeyLoginInit, { account })
    const answer = await client.send(ukeyVerifySign, {
      uuid,
      randomCode,
      assertion: assert(randomCode, rpId),
    })
    const again = await client.send(ukeyVerifySign, {
      uuid,
      randomCode,
      assertion: key.sign(randomCode, rpId),
    })
    expect(again.body.code).toBe('hardwareKeys.keyExpired')
    expect((await enter(client, account, uuid)).body.code).toBe('identity.loginExpired')
    return answer.body.msg
  }
  const text = 'UKey验证失败，请重试'
  expect(await refused((code, rpId) => key.sign(code, rpId, 'https://phishing.example'))).toBe(text)
  expect(await refused((code) => key.sign(code, 'phishing.example'))).toBe(text)
  expect(await refused((_, rpId) => key.sign('A'.repeat(43), rpId))).toBe(text)
  expect(
    await refused((code, rpId) => ({ ...new SoftwareKey(portal.origin).sign(code, rpId), id: key.id })),
  ).toBe(text)
  expect(await refused((code, rpId) => new SoftwareKey(portal.origin).sign(code, rpId))).toBe(text)
  await proven(account, key)
  // A copy of the key with a lower counter.
  expect(
    await refused((code, rpId) => {
      key.rewind(3)
      return key.sign(code, rpId)
    }),
  ).toBe(text)
  const log = await owner.ok(mySignInList, { result: 'wrong-key' })
  expect(log.list).toHaveLength(6)
})

test('accounts that do not exist or have no key are answered like the others, twice the same', async () => {
  const visitor = portal.visitor()
  const ask = async (account: string) => (await visitor.ok(ukeyLoginInit, { account })).keys
  const [nobody, keyless] = [await ask('nobody@yuanshan.example'), await ask('zhou.hang@yuanshan.example')]
  expect([nobody, keyless].map((keys) => keys.map(({ id }) => id.length))).toEqual([[43], [43]])
  expect(nobody).not.toEqual(keyless)
  expect(await ask('nobody@yuanshan.example')).toEqual(nobody)
})

test('five wrong passwords lock an account on a network, but not for its key', async () => {
  const account = 'su.qing@chenghai.example'
  const { key } = await add(await strong(account))
  const network = portal.visitor()
  for (let tries = 0; tries < 5; tries++) {
    const input = await portal.loginInput(network, account, {
      password: await portal.sealed(network, 'Nope-1234'),
    })
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await network.send(login, input)
  }
  expect((await network.send(login, await portal.loginInput(network, account))).body.code).toBe(
    'identity.locked',
  )
  const { client, uuid } = await proven(account, key)
  expect((await enter(client, account, uuid)).status).toBe(200)
})

test('whoever has a key but not the password is locked after five guesses, and the owner signs in by SMS', async () => {
  const account = 'tang.ning@yunshan.example'
  const { key } = await add(await strong(account))
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 6; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { client, uuid } = await proven(account, key)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    codes.push((await enter(client, account, uuid, 'Nope-1234')).body.code)
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'identity.wrongPassword'), 'identity.locked'])
  const right = await proven(account, key)
  expect((await enter(right.client, account, right.uuid)).body.code).toBe('identity.locked')
  portal.clock.advance(61)
  await strong(account)
})

/** The mails about keys that an address was sent, the first one first. */
const mails = async (to: string) =>
  (
    await portal.db.reader(system('test')).all(
      raw(sql<{ body: string }>`SELECT body FROM platform.message_outbox
        WHERE channel = 'mail' AND recipient = ${to} AND body LIKE '%UKey“%' ORDER BY id`),
    )
  ).map(({ body }) => body)

test('a key belongs to one account, and an account has no more than its limit, also when added at once', async () => {
  const client = await strong('zhao.tuo@hengxin.example')
  const { key } = await add(client)
  expect((await add(client, key)).added.body.code).toBe('hardwareKeys.keyTaken')
  const started = await Promise.all(Array.from({ length: keyLimit + 2 }, () => client.ok(myKeyAddStart, {})))
  const answers = await Promise.all(started.map((start) => finish(client, start)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(keyLimit - 1)
  expect((await client.send(myKeyAddStart, {})).body.code).toBe('hardwareKeys.tooManyKeys')
})

test('a removed key signs in no longer; nobody removes the key of another', async () => {
  const account = 'fu.kuan@hengxin.example'
  const client = await strong(account)
  const { key } = await add(client)
  const [{ id } = { id: '' }] = (await client.ok(myKeyList, {})).list
  expect((await (await strong(lin)).send(myKeyRemove, { id })).status).toBe(404)
  await client.ok(myKeyRemove, { id })
  await expect
    .poll(() => mails('fu.kuan@hengxin.example'))
    .toEqual([
      expect.stringContaining('登记了UKey“工作UKey”'),
      expect.stringContaining('移除了UKey“工作UKey”'),
    ])
  const visitor = portal.visitor()
  const { uuid, randomCode, rpId } = await visitor.ok(ukeyLoginInit, { account })
  const answer = await visitor.send(ukeyVerifySign, {
    uuid,
    randomCode,
    assertion: key.sign(randomCode, rpId),
  })
  expect(answer.body.code).toBe('hardwareKeys.keyRefused')
})
