import { afterAll, inject } from 'vitest'
import { generateKeyPairSync } from 'node:crypto'
import {
  type Input,
  type Page,
  type PageGroup,
  defineCall,
  definePage,
  definePageGroup,
  operationsGroup,
  t,
} from '@iisp/contract'
import { globalFundGroup } from '@iisp/contract/zones'
import { countProducts } from '@iisp/product/contract'
import { type ServerModule, raw, reader, sql, system } from '@iisp/server'
import { solutionOf } from '@iisp/testing/hand'
import type { TestClient } from '@iisp/testing/test-client'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { type TestPortal, startTestPortal } from '@iisp/testing/test-portal'
import pg from 'pg'
import { getImageVerifyCode, getLoginKey, login, verifyImageCode } from '../../contract/sign-in.ts'
import type { updatePassword } from '../../contract/passwords.ts'
import { people, seedIdentity } from '../../fixtures/index.ts'
import { sealNewPassword, sealPassword } from '../../rules/passwords/password-transport.ts'
import { type IdentitySettings, PasswordHasher, identityServer, sessionPort } from '../index.ts'

export const password = 'Harbor-cedar-moss-482'
const pepper = new Uint8Array(32).fill(3)
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

const named = (id: string) => ({ name: { zh: `菜单${id}`, en: `Menu ${id}` }, sort: Number(id) })
const page = (id: string, parent: PageGroup, path: string, roles: Page['roles']): Page =>
  definePage({ id, parent, path, roles, ...named(id) })
const transfers = definePageGroup({ id: '10', parent: null, ...named('10') })
const pages = [
  { ...page('10101', transfers, '/transfer-money/form', ['operator']), queries: true as const },
  {
    ...page('10103', transfers, '/transfer-money/review', ['reviewer']),
    queries: true as const,
    onRequest: ['operator'] as const,
  },
  page('60901', globalFundGroup, '/fund-account/fund-list', ['operator']),
  page('90101', operationsGroup, '/operations/desk', ['custodian-operator']),
]
const addTran = defineCall({
  name: 'addTran',
  summary: { zh: '其他模块的接口', en: 'Stands for the calls of other modules' },
  methods: ['POST'],
  path: '/api/tran/addTran',
  input: t.nothing,
  output: t.Null(),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
/** Replaces the other modules of the portal. */
const others: ServerModule = {
  name: 'others',
  handlers: [reader(addTran, async () => null), reader(countProducts, async () => ({ count: 12 }))],
  pages,
}

/** The identity module alone behind HTTP, with the demonstration people, who share one password. */
export interface IdentityPortal extends TestPortal {
  readonly database: TestDatabase
  /** A password sealed with a fresh nonce. */
  sealed(client: TestClient, text?: string): Promise<string>
  /** The change of a password: a solved puzzle, old and new password sealed with one nonce. */
  changeInput(
    client: TestClient,
    account: string,
    from: string | undefined,
    to: string,
  ): Promise<Input<typeof updatePassword>>
  /** A puzzle as a hand solves it: its name, the answer that only the server knows, and the movement. Given two seconds ago. */
  puzzle(client: TestClient, secondsAgo?: number): Promise<Input<typeof verifyImageCode>>
  /** A solved puzzle: the pass for one request. */
  pass(client: TestClient): Promise<{ uuid: string; moveLength: number }>
  loginInput(
    client: TestClient,
    account: string,
    change?: Partial<Input<typeof login>>,
  ): Promise<Input<typeof login>>
  /** A caller who signed in with password and slider. */
  signedIn(account: string): Promise<TestClient>
  /** Changes what no call changes, as the owner of the tables. */
  asOwner(statement: string, values: readonly unknown[]): Promise<void>
  /** Text of the last short message. */
  lastSms(): Promise<string>
}

export async function startIdentity(
  serverUrl: string,
  {
    portalFolder,
    ...settings
  }: Pick<IdentitySettings, 'sweepLogin'> & {
    /** Folder of the built pages. */ readonly portalFolder?: string
  } = {},
): Promise<IdentityPortal> {
  const database = await createTestDatabase(serverUrl)
  const heard: { running?: TestPortal } = {}
  const identity = identityServer({
    ...settings,
    passwordKey: keys,
    pepper,
    bus: { publish: (message) => heard.running?.bus.publish(message) },
  })
  const running = await startTestPortal({
    databaseUrl: database.url,
    modules: [identity, others],
    sessions: sessionPort(),
    ...(portalFolder === undefined ? {} : { portalFolder }),
  })
  heard.running = running
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
  const owner = new pg.Pool({ connectionString: database.url, max: 1 })
  owner.on('error', () => {})
  const puzzle = async (client: TestClient, secondsAgo?: number) => {
    const { uuid } = await client.ok(getImageVerifyCode, {})
    return solutionOf(owner, uuid, secondsAgo)
  }
  const pass = async (client: TestClient) => {
    const solution = await puzzle(client)
    await client.ok(verifyImageCode, solution)
    return { uuid: solution.uuid, moveLength: solution.moveLength }
  }
  const loginInput: IdentityPortal['loginInput'] = async (client, account, change = {}) => ({
    account,
    password: await sealed(client),
    ...(await pass(client)),
    loginType: 0,
    pcFlag: '1',
    ...change,
  })
  return {
    ...running,
    database,
    sealed,
    changeInput: async (client, account, from = password, to) => {
      const { publicKey, nonce } = await client.ok(getLoginKey, {})
      return {
        account,
        oldPassword: await sealPassword(from, publicKey, nonce),
        newPassword: await sealNewPassword(to, publicKey, nonce),
        ...(await pass(client)),
      }
    },
    puzzle,
    pass,
    loginInput,
    signedIn: async (account) => {
      const client = running.visitor()
      await client.ok(login, await loginInput(client, account))
      return client
    },
    asOwner: async (statement, values) => void (await owner.query(statement, [...values])),
    lastSms: async () =>
      (
        await db.reader(system('test')).one(
          raw(sql<{ body: string }>`SELECT body FROM platform.message_outbox
            WHERE channel = 'sms' ORDER BY id DESC LIMIT 1`),
        )
      ).body,
    close: async () => {
      await owner.end()
      await running.close()
      await database.drop()
    },
  }
}

/** The module for the tests of a file. */
export async function stageIdentity(): Promise<IdentityPortal> {
  const portal = await startIdentity(inject('databaseUrl'))
  afterAll(() => portal.close())
  return portal
}

/**
 * Signs in a manager's administrator and a custodian's operator, who can confirm changes of people.
 * The portal closes after the file's tests.
 */
export async function startStaff(serverUrl: string) {
  const portal = await startIdentity(serverUrl)
  afterAll(() => portal.close())
  return {
    portal,
    administrator: await portal.signedIn('gu.min@yuanshan.example'),
    custodian: await portal.signedIn('zhao.tuo@hengxin.example'),
  }
}
