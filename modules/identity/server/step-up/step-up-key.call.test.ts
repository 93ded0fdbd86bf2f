import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  myKeyAdd,
  myKeyAddStart,
  myKeyRemove,
  myKeyList,
  proveStepUpKey,
  startStepUpKey,
  ukeyLoginInit,
  ukeyVerifySign,
} from '../../contract/hardware-keys.ts'
import { sendStepUpCode, proveStepUpCode } from '../../contract/step-up.ts'
import { SoftwareKey } from '../test/software-key.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const he = 'he.yu@qiming.example'
let portal: IdentityPortal
let key: SoftwareKey
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
  const client = await portal.signedIn(lin)
  const { uuid } = await client.ok(sendStepUpCode, {})
  await client.ok(proveStepUpCode, { uuid, code: /\d{6}/.exec(await portal.lastSms())![0] })
  key = new SoftwareKey(portal.origin)
  const started = await client.ok(myKeyAddStart, {})
  const credential = key.register(started.challenge, started.rpId)
  await client.ok(myKeyAdd, { uuid: started.uuid, name: '工作UKey', credential })
})
afterAll(() => portal?.close())

const codeOf = (answer: { body: { code?: string } }) => answer.body.code
/** Whether the session may do what needs a fresh second factor. */
const mayAdd = async (client: TestClient) => codeOf(await client.send(myKeyAddStart, {})) === undefined
async function signed(client: TestClient, by = key) {
  const { uuid, randomCode, rpId } = await client.ok(startStepUpKey, {})
  return { uuid, randomCode, assertion: by.sign(randomCode, rpId) }
}

test('a touch of the own key is a second factor for 15 minutes, under a new session id', async () => {
  const client = await portal.signedIn(lin)
  expect(await mayAdd(client)).toBe(false)
  const before = client.cookies.get('sessionId')
  await client.ok(proveStepUpKey, await signed(client))
  expect(client.cookies.get('sessionId')).not.toBe(before)
  expect(await mayAdd(client)).toBe(true)
  portal.clock.advance(15 * 60)
  expect(await mayAdd(client)).toBe(false)
})

test('a signature counts once, for this purpose and this browser', async () => {
  const client = await portal.signedIn(lin)
  const input = await signed(client)
  const other = await portal.signedIn(lin)
  expect(codeOf(await other.send(proveStepUpKey, input))).toBe('hardwareKeys.keyExpired')
  await client.ok(proveStepUpKey, input)
  expect(codeOf(await client.send(proveStepUpKey, input))).toBe('hardwareKeys.keyExpired')

  const stepUp = await signed(other)
  expect(codeOf(await other.send(ukeyVerifySign, stepUp))).toBe('hardwareKeys.keyExpired')
  const { uuid, randomCode, rpId } = await other.ok(ukeyLoginInit, { account: lin })
  const signIn = { uuid, randomCode, assertion: key.sign(randomCode, rpId) }
  expect(codeOf(await other.send(proveStepUpKey, signIn))).toBe('hardwareKeys.keyExpired')
  expect(await mayAdd(other)).toBe(false)
})

test('a signature does not count for somebody else who signs in in the same browser', async () => {
  const client = await portal.signedIn(lin)
  const input = await signed(client)
  const other = await portal.signedIn(he)
  client.cookies.set('sessionId', other.cookies.get('sessionId')!)
  expect(codeOf(await client.send(proveStepUpKey, input))).toBe('hardwareKeys.keyExpired')
  expect(await mayAdd(client)).toBe(false)
})

test('another key, another challenge and a late touch are refused', async () => {
  const client = await portal.signedIn(lin)
  const strange = await signed(client, new SoftwareKey(portal.origin))
  expect(codeOf(await client.send(proveStepUpKey, strange))).toBe('hardwareKeys.keyRefused')
  const first = await signed(client)
  const second = await signed(client)
  const mixed = { ...second, assertion: first.assertion }
  expect(codeOf(await client.send(proveStepUpKey, mixed))).toBe('hardwareKeys.keyRefused')
  const late = await signed(client)
  portal.clock.advance(121)
  expect(codeOf(await client.send(proveStepUpKey, late))).toBe('hardwareKeys.keyExpired')
  expect(await mayAdd(client)).toBe(false)
})

test('who has no key is told so; a removed key proves nothing', async () => {
  const none = await portal.signedIn(he)
  expect(codeOf(await none.send(startStepUpKey, {}))).toBe('hardwareKeys.noKeyToProve')
  expect((await portal.visitor().send(startStepUpKey, {})).status).toBe(401)
  const client = await portal.signedIn(lin)
  const late = await signed(client)
  const remover = await portal.signedIn(lin)
  await remover.ok(proveStepUpKey, await signed(remover))
  const { list } = await remover.ok(myKeyList, {})
  await remover.ok(myKeyRemove, { id: list[0]!.id })
  expect(codeOf(await client.send(proveStepUpKey, late))).toBe('hardwareKeys.keyRefused')
})
