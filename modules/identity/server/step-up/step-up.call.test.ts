import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getStepUp, stepUp } from '../../contract/step-up.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
let portal: IdentityPortal
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
})
afterAll(() => portal.close())

test('a proven password holds for five minutes in its own session alone', async () => {
  const client = await portal.signedIn(lin)
  const other = await portal.signedIn(lin)
  expect(await client.ok(getStepUp, {})).toEqual({ validSeconds: 0 })
  expect(await client.ok(stepUp, { password: await portal.sealed(client) })).toEqual({ validSeconds: 300 })
  portal.clock.advance(60)
  expect(await client.ok(getStepUp, {})).toEqual({ validSeconds: 240 })
  expect(await other.ok(getStepUp, {})).toEqual({ validSeconds: 0 })
  portal.clock.advance(240)
  expect(await client.ok(getStepUp, {})).toEqual({ validSeconds: 0 })
})

test('the session goes on under a new id; the old one opens nothing', async () => {
  const client = await portal.signedIn(lin)
  const old = client.cookies.get('sessionId') as string
  await client.ok(stepUp, { password: await portal.sealed(client) })
  expect(client.cookies.get('sessionId')).not.toBe(old)
  expect(await client.ok(getStepUp, {})).toEqual({ validSeconds: 300 })
  const thief = portal.visitor()
  thief.cookies.set('sessionId', old)
  expect((await thief.send(getStepUp, {})).status).toBe(401)
})

test('a sealed password works once', async () => {
  const client = await portal.signedIn(lin)
  const password = await portal.sealed(client)
  await client.ok(stepUp, { password })
  expect((await client.send(stepUp, { password })).body.code).toBe('identity.loginExpired')
})

test('five wrong passwords lock it, and the session stays', async () => {
  const account = 'zhou.hang@yuanshan.example'
  const client = await portal.signedIn(account)
  const wrong = async () =>
    (await client.send(stepUp, { password: await portal.sealed(client, 'Wrong-cedar-moss-1') })).body.code
  const codes = [await wrong(), await wrong(), await wrong(), await wrong(), await wrong(), await wrong()]
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'identity.stepUpFailed'))
  expect(codes[5]).toBe('identity.locked')
  expect((await client.send(stepUp, { password: await portal.sealed(client) })).body.code).toBe(
    'identity.locked',
  )
  expect(await client.ok(getStepUp, {})).toEqual({ validSeconds: 0 })
})

test('nobody without a session steps up', async () => {
  const visitor = portal.visitor()
  const password = await portal.sealed(visitor)
  expect((await visitor.send(stepUp, { password })).status).toBe(401)
})
