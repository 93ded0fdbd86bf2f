import { generateKeyPairSync } from 'node:crypto'
import { type Input, type MenuItem, t } from '@iisp/contract'
import { raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { type TestPortal, startTestPortal } from '@iisp/testing/test-portal'
import { getImageVerifyCode, getLoginKey, login } from '../../contract/login.ts'
import { people, seedIdentity } from '../../fixtures/index.ts'
import { sealPassword } from '../../rules/password-transport.ts'
import { PasswordHasher, identityServer, sessionPort } from '../index.ts'

export const password = 'Harbor-cedar-moss-482'
const pepper = new Uint8Array(32).fill(3)
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

const menu = (id: string, parentId: string | null, path: string, roles: MenuItem['roles']): MenuItem => ({
  id,
  parentId,
  name: { zh: `菜单${id}`, en: `Menu ${id}` },
  path,
  sort: Number(id),
  roles,
})
const menus = [
  menu('10', null, '', []),
  { ...menu('10101', '10', '/transfer-money/form', ['operator']), queries: true },
  { ...menu('10103', '10', '/transfer-money/review', ['reviewer']), queries: true },
  menu('90', null, '', []),
  menu('90101', '90', '/operations/desk', ['custodian-operator']),
]

/** The identity module alone behind HTTP, with the demonstration people, who share one password. */
export interface IdentityPortal extends TestPortal {
  readonly database: TestDatabase
  /** A password sealed with a fresh nonce. */
  sealed(client: TestClient, text?: string): Promise<string>
  /** Two passwords sealed with one nonce. */
  sealedPair(client: TestClient, first: string | undefined, second: string): Promise<[string, string]>
  /** Both parts of a puzzle: its name, and the answer that only the server knows. */
  puzzle(client: TestClient): Promise<{ uuid: string; moveLength: number }>
  loginInput(
    client: TestClient,
    account: string,
    change?: Partial<Input<typeof login>>,
  ): Promise<Input<typeof login>>
  /** A caller who signed in with password and slider. */
  signedIn(account: string): Promise<TestClient>
  /** Text of the last short message. */
  lastSms(): Promise<string>
}

export async function startIdentity(serverUrl: string): Promise<IdentityPortal> {
  const database = await createTestDatabase(serverUrl)
  const heard: { forget?: (hash: string) => void } = {}
  const identity = identityServer({
    menus,
    todos: [{ menuId: '10103', count: async () => 3 }],
    calls: [{ path: '/api/tran/addTran', input: t.Object({}), output: t.Null(), errors: [] }],
    passwordKey: keys,
    pepper,
    bus: { publish: ({ value }) => heard.forget?.(value ?? '') },
    countProducts: async () => 12,
  })
  const running = await startTestPortal({
    databaseUrl: database.url,
    modules: [identity],
    sessions: sessionPort(menus),
  })
  heard.forget = (hash) => running.portal.sessions.forget(hash)
  const { db, clock } = running
  const passwords = new Map(people.map((person) => [person.account, password]))
  // One hash for all: sixteen slow ones would take the longest part of a test run.
  const slow = new PasswordHasher(pepper)
  let shared: Promise<string> | undefined
  const hasher = { hash: (digest: string) => (shared ??= slow.hash(digest)) }
  await db.transact(system('seed'), (writer) => seedIdentity(writer, passwords, hasher, clock.now()))

  const sealed = async (client: TestClient, text = password) => {
    const { publicKey, nonce } = await client.ok(getLoginKey, {})
    return sealPassword(text, publicKey, nonce)
  }
  const puzzle = async (client: TestClient) => {
    const { uuid } = await client.ok(getImageVerifyCode, {})
    const { gap } = await db
      .reader(system('test'))
      .one(raw(sql<{ gap: number }>`SELECT gap FROM identity.slider WHERE uuid = ${uuid}`))
    return { uuid, moveLength: gap }
  }
  const loginInput: IdentityPortal['loginInput'] = async (client, account, change = {}) => ({
    account,
    password: await sealed(client),
    ...(await puzzle(client)),
    loginType: 0,
    pcFlag: '1',
    ...change,
  })
  return {
    ...running,
    database,
    sealed,
    sealedPair: async (client, first = password, second) => {
      const { publicKey, nonce } = await client.ok(getLoginKey, {})
      return [await sealPassword(first, publicKey, nonce), await sealPassword(second, publicKey, nonce)]
    },
    puzzle,
    loginInput,
    signedIn: async (account) => {
      const client = running.visitor()
      await client.ok(login, await loginInput(client, account))
      return client
    },
    lastSms: async () =>
      (
        await db
          .reader(system('test'))
          .one(raw(sql<{ body: string }>`SELECT body FROM platform.message_outbox ORDER BY id DESC LIMIT 1`))
      ).body,
    close: async () => {
      await running.close()
      await database.drop()
    },
  }
}
