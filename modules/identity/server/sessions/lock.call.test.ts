import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { raw, sql, system } from '@iisp/server'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { getCompanyAndProductNum, getLoginKey, login } from '../../contract/sign-in.ts'
import { checkResetPassword } from '../../contract/passwords.ts'
import { getMgrInfoBySessionId, getLock, lock, loginout, unlock } from '../../contract/sessions.ts'
import { stepUp } from '../../contract/step-up.ts'
import { type IdentityPortal, startIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
let portal: IdentityPortal
let portalFolder: string
beforeAll(async () => {
  portalFolder = await mkdtemp(join(tmpdir(), 'iisp-portal-'))
  for (const page of ['index.html', 'signed-in.html'])
    await writeFile(join(portalFolder, page), '<!doctype html><head></head>')
  portal = await startIdentity(inject('databaseUrl'), { portalFolder })
})
afterAll(async () => {
  await portal?.close()
  await rm(portalFolder, { recursive: true })
})

test('a locked session opens nothing but the lock screen; the password lifts it', async () => {
  const client = await portal.signedIn(lin)
  expect(await client.ok(getLock, {})).toEqual({ locked: false, name: '林静' })
  await client.ok(lock, {})
  await client.ok(lock, {})
  const refused = await client.send(getMgrInfoBySessionId, {})
  expect(refused.body).toMatchObject({
    status: 423,
    code: 'platform.sessionLocked',
    msg: '屏幕已锁定，请先解锁',
  })
  const password = await portal.sealed(client)
  expect((await client.send(stepUp, { password })).status).toBe(423)
  expect(await client.ok(getLock, {})).toEqual({ locked: true, name: '林静' })
  await client.ok(unlock, { password: await portal.sealed(client) })
  expect((await client.ok(getMgrInfoBySessionId, {})).name).toBe('林静')
  expect(await client.ok(getLock, {})).toEqual({ locked: false, name: '林静' })
})

test('every call of a locked session is refused, but those that say why they are not', async () => {
  const client = await portal.signedIn(lin)
  await client.ok(lock, {})
  const open: string[] = []
  for (const { call } of portal.portal.handlers) {
    if (call.access.who === 'public' || call.name === 'unlock') continue
    const answer = await client.raw(
      call.methods[0],
      call.path,
      call.methods[0] === 'GET' ? undefined : '{}',
      {
        'idempotency-key': 'k'.repeat(20),
      },
    )
    if (answer.status !== 423) open.push(call.name)
  }
  expect(open.toSorted()).toEqual(['getLock', 'lock'])
})

test('the page that a locked session opens says nothing of the person; unlocked, it has the answers again', async () => {
  const client = await portal.signedIn(lin)
  const page = async () => (await client.raw('GET', '/iisp')).text
  expect(await page()).toContain('林静')
  await client.ok(lock, {})
  expect(await page()).toContain('id="begin"')
  expect(await page()).not.toContain('林静')
  expect(await page()).not.toContain('"answers"')
  await client.ok(unlock, { password: await portal.sealed(client) })
  expect(await page()).toContain('林静')
})

test('public calls of a locked session know nobody; signing out and in anew end it', async () => {
  const client = await portal.signedIn('gu.min@yuanshan.example')
  portal.clock.advance(86 * 86_400)
  const late = await portal.signedIn('gu.min@yuanshan.example')
  expect(await late.ok(checkResetPassword, {})).toMatchObject({ needReset: '1' })
  await late.ok(lock, {})
  expect(await late.ok(checkResetPassword, {})).toMatchObject({ needReset: '0' })
  await late.ok(getCompanyAndProductNum, {})
  await late.ok(getLoginKey, {})
  const session = late.cookies.get('sessionId') as string
  await late.ok(login, await portal.loginInput(late, 'gu.min@yuanshan.example'))
  expect((await late.send(getMgrInfoBySessionId, {})).status).toBe(200)
  const old = portal.visitor()
  old.cookies.set('sessionId', session)
  expect((await old.send(getLock, {})).status).toBe(401)
  await late.ok(lock, {})
  await late.ok(loginout, {})
  expect((await client.send(getLock, {})).status).toBe(401)
  portal.clock.advance(-86 * 86_400)
})

test('wrong passwords at the lock count with those of sign-ins', async () => {
  const account = 'pan.yue@qiming.example'
  const client = await portal.signedIn(account)
  await client.ok(lock, {})
  const visitor = portal.visitor()
  const signIn = async () => {
    const password = await portal.sealed(visitor, 'Nope-1234')
    return (await visitor.send(login, await portal.loginInput(visitor, account, { password }))).body.code
  }
  const unlocking = async (text?: string) =>
    (await client.send(unlock, { password: await portal.sealed(client, text) })).body.code
  expect([await signIn(), await signIn()]).toEqual(['identity.wrongPassword', 'identity.wrongPassword'])
  expect([await unlocking('Nope-1'), await unlocking('Nope-2'), await unlocking('Nope-3')]).toEqual(
    Array(3).fill('identity.unlockFailed'),
  )
  expect(await unlocking()).toBe('identity.locked')
  expect((await client.send(getMgrInfoBySessionId, {})).status).toBe(423)
  portal.clock.advance(29 * 60)
  await client.ok(getLock, {})
  portal.clock.advance(2 * 60)
  await client.ok(unlock, { password: await portal.sealed(client) })
})

test('every window of the session hears of the lock, of the unlocking and of the sign-out', async () => {
  const client = await portal.signedIn('tang.ning@yunshan.example')
  const other = await portal.signedIn('tang.ning@yunshan.example')
  const open = (sessionId: string) => {
    const socket = new WebSocket(`${portal.origin.replace('http', 'ws')}/tgfw-integration/ws/keepalive`, {
      headers: { origin: portal.origin, cookie: `sessionId=${sessionId}` },
    })
    const frames: string[] = []
    socket.on('message', (data) => frames.push(String(data)))
    return {
      frames,
      opened: new Promise((done) => socket.on('open', done)),
      closed: new Promise((done) => socket.on('close', done)),
      socket,
    }
  }
  const id = client.cookies.get('sessionId') as string
  const windows = [open(id), open(id)]
  const stranger = open(other.cookies.get('sessionId') as string)
  await Promise.all([...windows, stranger].map((one) => one.opened))
  await client.ok(lock, {})
  for (const { frames } of windows)
    await expect.poll(() => frames).toEqual(['{"type":1,"topic":"session-locked"}'])
  const late = open(id)
  await late.opened
  await client.ok(unlock, { password: await portal.sealed(client) })
  for (const { frames } of [...windows, late])
    await expect.poll(() => frames.at(-1)).toBe('{"type":1,"topic":"session-unlocked"}')
  await client.ok(loginout, {})
  expect(await Promise.all([...windows, late].map((one) => one.closed))).toEqual([4001, 4001, 4001])
  for (const { frames } of windows) expect(frames.at(-1)).toBe('{"type":2,"signedOut":true}')
  expect(stranger.frames).toEqual([])
  stranger.socket.close()
})

test('locking and unlocking stand in the audit trail', async () => {
  const rows = await portal.db.reader(system('test')).all(
    raw(sql<{ action: string }>`SELECT action FROM platform.audit WHERE institution_id = 'M004'
      AND action IN ('identity.locked', 'identity.unlocked') ORDER BY seq`),
  )
  expect(rows.map((row) => row.action)).toEqual(['identity.locked', 'identity.unlocked'])
})
