import { handTrace } from '@iisp/testing/hand'
import { expect, test } from 'vitest'
import {
  getCompanyAndProductNum,
  getImageVerifyCode,
  getSmsErrorCount,
  login,
  sendSMS,
  verifyImageCode,
} from '../../contract/sign-in.ts'
import { getMgrInfoBySessionId } from '../../contract/sessions.ts'
import { stageIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const portal = await stageIdentity()

test('[SH-291] [SH-140] [SH-141] password and slider sign in and set the cookies', async () => {
  const client = portal.visitor()
  const answer = await client.send(login, await portal.loginInput(client, ' LIN.jing@yuanshan.example'))
  expect(answer.body).toMatchObject({
    status: 200,
    data: {
      accessToken: { name: 'x-session-reference', value: expect.stringMatching(/^\S{8,}$/) },
      sessionId: expect.stringMatching(/^\S{8,}$/),
      managerId: expect.stringMatching(/^\d+$/),
      currentUser: '林静',
      managerAccount: lin,
      companyId: 'M001',
      glrbh: 'M001',
      glrdm: 'M001',
      isShowSztzl: '0',
    },
  })
  const cookies = answer.headers.getSetCookie()
  expect(cookies.find((one) => one.startsWith('sessionId='))).toMatch(/HttpOnly.*SameSite=Strict/i)
  expect(cookies.find((one) => one.startsWith('glrdm='))).toMatch(/^glrdm=M001;.*Max-Age=31536000/i)
  expect(answer.text).not.toContain(client.cookies.get('sessionId'))
  expect((await client.ok(getMgrInfoBySessionId, {})).name).toBe('林静')
})

test('[SH-169] a wrong password and an unknown account get the same refusal and no session', async () => {
  const client = portal.visitor()
  const wrong = await portal.loginInput(client, 'su.qing@chenghai.example', {
    password: await portal.sealed(client, 'Nope-1234'),
  })
  const refused = await client.send(login, wrong)
  const unknown = await client.send(login, await portal.loginInput(client, 'nobody@chenghai.example'))
  expect(refused.body).toMatchObject({ status: 401, code: 'identity.wrongPassword', msg: '账号或密码错误' })
  expect(unknown.body).toEqual(refused.body)
  expect(client.cookies.has('sessionId')).toBe(false)
  expect((await client.send(getMgrInfoBySessionId, {})).status).toBe(401)
})

test('the same request a second time, and one after a minute, are refused', async () => {
  const client = portal.visitor()
  const input = await portal.loginInput(client, lin)
  await client.ok(login, input)
  expect((await client.send(login, input)).body.code).toBe('identity.sliderExpired')
  const again = { ...input, ...(await portal.pass(client)) }
  expect((await client.send(login, again)).body.code).toBe('identity.loginExpired')
  const late = await portal.loginInput(client, lin)
  portal.clock.advance(61)
  expect((await client.send(login, late)).body.code).toBe('identity.loginExpired')
})

test('a session id that the browser brought along is not honoured and not kept', async () => {
  const client = portal.visitor()
  client.cookies.set('sessionId', 'preset')
  await client.ok(login, await portal.loginInput(client, lin))
  const first = client.cookies.get('sessionId')
  expect(first).not.toBe('preset')
  await client.ok(login, await portal.loginInput(client, lin))
  expect(client.cookies.get('sessionId')).not.toBe(first)
  const old = portal.visitor()
  old.cookies.set('sessionId', first ?? '')
  expect((await old.send(getMgrInfoBySessionId, {})).status).toBe(401)
})

test('[SH-294] the puzzle comes as pictures, without its answer', async () => {
  const { uuid, bgImage, sliderImage, ...rest } = await portal.visitor().ok(getImageVerifyCode, {})
  expect(uuid).toHaveLength(22)
  for (const image of [bgImage, sliderImage])
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(Object.keys(rest)).toEqual(['y'])
})

test('[SH-295] a puzzle takes one try; solved, it lets one sign-in through', async () => {
  const client = portal.visitor()
  const wrong = await portal.puzzle(client)
  const off = { ...wrong, moveLength: wrong.moveLength + 6, trace: handTrace(wrong.moveLength + 6) }
  expect((await client.send(verifyImageCode, off)).body.code).toBe('identity.sliderWrong')
  expect((await client.send(verifyImageCode, wrong)).body.code).toBe('identity.sliderExpired')

  const right = await portal.puzzle(client)
  const moveLength = right.moveLength - 5
  await client.ok(verifyImageCode, { ...right, moveLength, trace: handTrace(moveLength) })
  const pass = { uuid: right.uuid, moveLength: 0 }
  await client.ok(login, await portal.loginInput(client, lin, pass))
  expect((await client.send(login, await portal.loginInput(client, lin, pass))).body.code).toBe(
    'identity.sliderExpired',
  )
})

test('without the right slider nobody signs in', async () => {
  const client = portal.visitor()
  const { uuid, moveLength } = await portal.puzzle(client)
  const unsolved = await portal.loginInput(client, lin, { uuid, moveLength })
  expect((await client.send(login, unsolved)).body.code).toBe('identity.sliderWrong')
  const old = await portal.pass(client)
  portal.clock.advance(121)
  expect((await client.send(login, await portal.loginInput(client, lin, old))).body.code).toBe(
    'identity.sliderExpired',
  )
})

test('[SH-293] the code that was sent signs in, once', async () => {
  const client = portal.visitor()
  const puzzle = await portal.pass(client)
  const sent = await client.ok(sendSMS, {
    account: lin,
    password: await portal.sealed(client),
    ...puzzle,
    verifyCodeSendType: '1',
  })
  expect(sent).toEqual({ phone: '139****0001', validSeconds: 300, resendSeconds: 60 })
  const code = /\d{6}/.exec(await portal.lastSms())?.[0] ?? ''
  const input = () => portal.loginInput(client, lin, { uuid: puzzle.uuid, captcha_text: code, loginType: 2 })
  await client.ok(login, await input())
  expect((await client.ok(getMgrInfoBySessionId, {})).loginType).toBe(2)
  expect((await client.send(login, await input())).body.code).toBe('identity.codeExpired')
})

test('[SH-293] a wrong password sends nothing; a second code within a minute is refused', async () => {
  const client = portal.visitor()
  const account = 'he.yu@qiming.example'
  const send = async (text?: string) =>
    client.send(sendSMS, {
      account,
      password: await portal.sealed(client, text),
      ...(await portal.pass(client)),
    })
  expect((await send('Nope-1234')).body.code).toBe('identity.wrongPassword')
  expect((await send()).status).toBe(200)
  expect((await send()).body).toMatchObject({ status: 429, code: 'identity.smsTooOften' })
})

test('[SH-296] wrong codes are counted, and the count says nothing of unknown accounts', async () => {
  const client = portal.visitor()
  const account = 'pan.yue@qiming.example'
  const puzzle = await portal.pass(client)
  await client.ok(sendSMS, { account, password: await portal.sealed(client), ...puzzle })
  for (let i = 0; i < 2; i++) {
    const wrong = { uuid: puzzle.uuid, captcha_text: 'xxxxxx', loginType: 2 as const }
    expect((await client.send(login, await portal.loginInput(client, account, wrong))).body.code).toBe(
      'identity.codeWrong',
    )
  }
  expect(await client.ok(getSmsErrorCount, { account })).toEqual({ count: 2 })
  expect(await client.ok(getSmsErrorCount, { account: 'nobody@qiming.example' })).toEqual({ count: 0 })
})

test('the sixth try is locked, also when all come at once, and the lock ends after 30 minutes', async () => {
  const client = portal.visitor()
  const account = 'tang.ning@yunshan.example'
  // The first answer gives the browser its id, which all puzzles of the browser share.
  await client.ok(getImageVerifyCode, {})
  const wrong = async () =>
    portal.loginInput(client, account, { password: await portal.sealed(client, 'Nope-1234') })
  const inputs = await Promise.all(Array.from({ length: 12 }, wrong))
  const codes = (await Promise.all(inputs.map((input) => client.send(login, input)))).map(
    (answer) => answer.body.code,
  )
  expect(codes.filter((code) => code === 'identity.wrongPassword')).toHaveLength(5)
  expect(codes.filter((code) => code === 'identity.locked')).toHaveLength(7)
  const right = await client.send(login, await portal.loginInput(client, account))
  expect(right.body).toMatchObject({ status: 403, msg: '失败次数过多，请30分钟后再试' })
  portal.clock.advance(30 * 60 + 1)
  expect((await client.send(login, await portal.loginInput(client, account))).status).toBe(200)
})

test('the administrator option lets in super-managers and administrators of institutions alone', async () => {
  const client = portal.visitor()
  const refused = await client.send(login, await portal.loginInput(client, lin, { isAdmin: '1' }))
  expect(refused.body).toMatchObject({ status: 403, msg: '该账号不是管理员账号' })
  for (const account of ['du.jian@hengxin.example', 'gu.min@yuanshan.example'])
    await client.ok(login, await portal.loginInput(client, account, { isAdmin: '1' }))
})

test('a password of 90 days no longer signs in', async () => {
  const client = portal.visitor()
  portal.clock.advance(91 * 86_400)
  const answer = await client.send(login, await portal.loginInput(client, lin))
  portal.clock.advance(-91 * 86_400)
  expect(answer.body.code).toBe('identity.passwordExpired')
})

test('[SH-301] the numbers of institutions and products are public', async () => {
  expect(await portal.visitor().ok(getCompanyAndProductNum, {})).toEqual({ companyNum: 6, productNum: 12 })
})
