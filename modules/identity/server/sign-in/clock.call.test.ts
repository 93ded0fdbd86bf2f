import { expect, test } from 'vitest'
import { getImageVerifyCode, login, sendSMS, verifyImageCode } from '../../contract/sign-in.ts'
import { getMgrInfoBySessionId } from '../../contract/sessions.ts'
import { stageIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const hour = 3600
const portal = await stageIdentity()

/** Runs `work` with the clock set back by an hour. */
async function setBack<T>(work: () => Promise<T>): Promise<T> {
  portal.clock.advance(-hour)
  try {
    return await work()
  } finally {
    portal.clock.advance(hour)
  }
}

test('a session from before the clock was set back is over', async () => {
  const client = await portal.signedIn(lin)
  portal.clock.advance(10)
  await client.ok(getMgrInfoBySessionId, {})
  expect((await setBack(() => client.send(getMgrInfoBySessionId, {}))).status).toBe(401)
})

test('a nonce, a puzzle, a pass and a code live no longer when the clock is set back', async () => {
  const client = portal.visitor()
  await client.ok(getImageVerifyCode, {})
  const input = await portal.loginInput(client, lin)
  const puzzle = await portal.puzzle(client)
  const { uuid, moveLength } = await portal.pass(client)
  await client.ok(sendSMS, { account: lin, password: await portal.sealed(client), uuid, moveLength })
  const code = /\d{6}/.exec(await portal.lastSms())?.[0] ?? ''
  const codes = await setBack(async () => {
    const withPass = await client.send(login, input)
    const solved = await client.send(verifyImageCode, puzzle)
    const withNonce = await client.send(login, { ...input, ...(await portal.pass(client)) })
    const sms = { ...(await portal.loginInput(client, lin)), uuid, loginType: 2 as const, captcha_text: code }
    return [withPass, solved, withNonce, await client.send(login, sms)].map((answer) => answer.body.code)
  })
  expect(codes).toEqual([
    'identity.sliderExpired',
    'identity.sliderExpired',
    'identity.loginExpired',
    'identity.codeExpired',
  ])
})

test('a lock lasts half an hour from the first try after the clock was set back, and no hour more', async () => {
  const account = 'xu.an@yunshan.example'
  const client = portal.visitor()
  const wrong = async () => {
    const password = await portal.sealed(client, 'Nope-1234')
    return client.send(login, await portal.loginInput(client, account, { password }))
  }
  for (let i = 0; i < 5; i++) await wrong()
  await setBack(async () => {
    expect((await wrong()).body.msg).toBe('失败次数过多，请30分钟后再试')
    portal.clock.advance(30 * 60 + 1)
    expect((await client.send(login, await portal.loginInput(client, account))).status).toBe(200)
    portal.clock.advance(-30 * 60 - 1)
  })
})
