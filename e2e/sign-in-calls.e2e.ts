import {
  getCompanyAndProductNum,
  getImageVerifyCode,
  getLoginKey,
  login,
  sendSMS,
} from '@iisp/identity/contract'
import { type Person, stranger } from '@iisp/testing/browser'
import { testPassword } from '@iisp/testing/iisp'
import { createHash, createPublicKey } from 'node:crypto'
import type { Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { sentCode, solvePuzzle } from './solve-puzzle.ts'

// a sign-in by SMS code, with the calls that the login page makes
const portal = stagePortal()
let person: Person
const sent: Request[] = []
const answers = new Map<string, Record<string, unknown>>()
const account = 'lin.jing@yuanshan.example'

const callsOf = ({ path }: { readonly path: string }) =>
  sent.filter((one) => new URL(one.url()).pathname === path)
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>
/** The data that the last request of a call was answered with. */
const dataOf = ({ path }: { readonly path: string }) =>
  answers.get(path) ?? expect.fail(`no page was answered to ${path}`)

beforeAll(async () => {
  // as many clients as the login page tells of
  await portal.iisp.owner.query(
    `INSERT INTO identity.institution SELECT (jsonb_populate_record(i, jsonb_build_object(
       'institution_id', 'X' || n, 'name', '客户' || n))).* FROM identity.institution i, generate_series(1, 120) n
     WHERE institution_id = 'M001'`,
  )
  person = await stranger(portal.browser, portal.iisp)
  const { page } = person
  page.on('request', (one) => void sent.push(one))
  page.on('response', async (one) => {
    if (one.request().resourceType() !== 'fetch') return
    const body = (await one.json().catch(() => null)) as { data: Record<string, unknown> } | null
    if (body !== null) answers.set(new URL(one.url()).pathname, body.data)
  })
  await page.goto('/iisp/login')
})

test('[SH-301] the login page tells how many institutions are served', async () => {
  const { page } = person
  const { rows } = await portal.iisp.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM identity.institution WHERE closed_at IS NULL AND kind <> 'custodian'`,
  )
  const figures = page.getByRole('definition')
  await figures.first().waitFor()
  expect(await figures.allInnerTexts()).toEqual([String(rows[0]!.n)])
  expect(dataOf(getCompanyAndProductNum)).toEqual({
    companyNum: rows[0]!.n,
    productNum: expect.any(Number),
  })
})

test('[SH-293] [SH-294] the puzzle comes as pictures; solved, it has a code sent', async () => {
  const { page } = person
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByLabel('邮箱账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(testPassword)
  const puzzle = page.waitForResponse(`**${getImageVerifyCode.path}`)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const { data } = (await (await puzzle).json()) as {
    data: { bgImage: string; sliderImage: string; uuid: string }
  }
  for (const picture of [data.bgImage, data.sliderImage])
    await page.locator(`img[src$="${picture.slice(-60)}"]`).waitFor()
  const answered = page.waitForResponse(`**${sendSMS.path}`)
  await solvePuzzle(page, portal.iisp)
  expect((await answered).status()).toBe(200)
  await page.getByText(/验证码已发送至 1\d\d\*+\d{4}/).waitFor()
  expect(bodyOf(callsOf(sendSMS)[0]!)).toMatchObject({
    account,
    uuid: data.uuid,
    moveLength: expect.any(Number),
    verifyCodeSendType: '1',
  })
})

test('[SH-140] [SH-291] the code signs in; a wrong one does not', async () => {
  const { page, context } = person
  const code = await sentCode(portal.iisp, 'sms', '验证码')
  const session = async () => (await context.cookies()).find(({ name }) => name === 'sessionId')
  for (const [typed, status] of [
    [code === '123456' ? '654321' : '123456', 400],
    [code, 200],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    expect(await session()).toBeUndefined()
    await page.getByLabel('短信验证码').fill(typed)
    const answered = page.waitForResponse(`**${login.path}`)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    expect((await answered).status()).toBe(status)
    // oxlint-enable no-await-in-loop
  }
  await page.getByText('登录成功，欢迎您，林静').waitFor()
  expect(await session()).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  expect(bodyOf(callsOf(login).at(-1)!)).toMatchObject({ account, captcha_text: code, pcFlag: '1' })
  expect(dataOf(login)).toMatchObject({
    accessToken: { name: expect.any(String), value: expect.any(String) },
    currentUser: '林静',
    sessionId: expect.any(String),
    companyId: 'M001',
    managerId: expect.any(String),
    managerAccount: account,
    glrbh: 'M001',
    glrdm: 'M001',
    isShowSztzl: '0',
  })
})

test('[SH-211] [SH-468] no request holds the password or its hash: each seals it anew with the public key of the server, which opens it', () => {
  const bodies = [...callsOf(sendSMS), ...callsOf(login)].map(bodyOf)
  expect(bodies).toHaveLength(3)
  const hash = createHash('sha256').update(testPassword).digest('hex')
  for (const one of sent) {
    const text = `${one.url()} ${one.postData() ?? ''}`
    for (const secret of [testPassword, hash, hash.toUpperCase(), btoa(testPassword)])
      expect(text).not.toContain(secret)
  }
  const sealed = bodies.map(({ password }) => password as string)
  const { publicKey } = dataOf(getLoginKey) as { publicKey: string }
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  expect([key.asymmetricKeyType, key.asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2048])
  // what RSA with 2048 bits makes of any text; the last of them has signed in
  for (const one of sealed) expect(Buffer.from(one, 'base64')).toHaveLength(256)
  expect(new Set(sealed).size).toBe(3)
})
