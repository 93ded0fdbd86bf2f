import { expect, test } from 'vitest'
import { getImageVerifyCode } from '../../contract/sign-in.ts'
import { stageIdentity } from '../test/start-identity.ts'
import { mayWait } from './puzzle-store.ts'

const portal = await stageIdentity()

test('of very many who ask for a puzzle at once, each gets one of their own or is told when to ask again', async () => {
  const visitor = portal.visitor()
  const asked = Array.from({ length: 150 }, () => visitor.send(getImageVerifyCode, {}))
  const answers = await Promise.all(asked)
  const given = answers.filter(({ status }) => status === 200).map(({ body }) => body.data)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(given.length).toBeGreaterThanOrEqual(mayWait)
  expect(new Set(given.map(({ uuid }) => uuid)).size).toBe(given.length)
  expect(new Set(given.map(({ bgImage }) => bgImage)).size).toBe(given.length)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, body, headers } of refused) {
    expect([status, body.code, body.msg]).toEqual([429, 'identity.busy', '登录人数较多，请1秒后重试'])
    expect(headers.get('retry-after')).toBe('1')
  }
  expect((await visitor.send(getImageVerifyCode, {})).status).toBe(200)
})
