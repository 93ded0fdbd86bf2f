import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { definePage, definePageGroup, operationsGroup } from '@iisp/contract'
import { homeCardKinds } from '@iisp/contract/home-card'
import { people, seedIdentity } from '@iisp/identity/fixtures'
import { identityServer, sessionPort } from '@iisp/identity/server'
import { type ServerModule, hashSessionId, raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { createTestDatabase } from '@iisp/testing/test-database'
import { type TestPortal, startTestPortal } from '@iisp/testing/test-portal'
import { afterAll } from 'vitest'
import { workspaceServer } from '../index.ts'

const named = (id: string) => ({ name: { zh: `菜单${id}`, en: `Menu ${id}` }, sort: Number(id) })
const parent = definePageGroup({ id: '10', parent: null, ...named('10') })
const form = definePage({
  id: '10101',
  parent,
  path: '/transfer-money/form',
  roles: ['operator'],
  queries: true,
  ...named('10101'),
})
const review = definePage({
  id: '10103',
  parent,
  path: '/transfer-money/review',
  roles: ['reviewer'],
  queries: true,
  ...named('10103'),
})
const pages = [
  form,
  review,
  definePage({
    id: '90101',
    parent: operationsGroup,
    path: '/operations/desk',
    roles: ['custodian-operator'],
    ...named('90101'),
  }),
]
/** Replaces the other modules of the portal. */
const others: ServerModule = {
  name: 'others',
  handlers: [],
  pages,
  todos: [{ menuId: '10103', count: async () => 3 }],
  fills: [
    homeCardKinds.contribute([
      { id: 'others.form', name: named('form').name, pages: [form], sort: 100 },
      { id: 'others.review', name: named('review').name, pages: [review], sort: 100 },
    ]),
  ],
}

/** This module over identity's tables, with the demonstration people. */
export interface WorkspacePortal extends TestPortal {
  /** A caller with a session, without the sign-in. */
  signedIn(account: string): Promise<TestClient>
}

export async function startWorkspace(serverUrl: string): Promise<WorkspacePortal> {
  const database = await createTestDatabase(serverUrl)
  const identity = identityServer({
    passwordKey: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    pepper: new Uint8Array(32),
    bus: { publish: () => {} },
  })
  const running = await startTestPortal({
    databaseUrl: database.url,
    modules: [identity, workspaceServer, others],
    sessions: sessionPort(),
  })
  const { db, clock } = running
  const passwords = new Map(people.map((person) => [person.account, 'nobody signs in with it']))
  const hasher = { hash: async () => 'none' }
  await db.transact(system('seed'), (writer) => seedIdentity(writer, passwords, hasher, clock.now()))
  return {
    ...running,
    async signedIn(account) {
      const id = randomBytes(32).toString('base64url')
      await db.transact(system('test'), (writer) =>
        writer.run(
          raw(sql`INSERT INTO identity.session (hash, account_id, login_account_id, login_type, network, user_agent,
              created_at, seen_at)
            SELECT ${hashSessionId(id)}, id, id, 0, 'test', 'test', ${clock.now()}::timestamptz, ${clock.now()}::timestamptz
            FROM identity.account WHERE email = ${account}`),
        ),
      )
      return running.withSession(id)
    },
    close: async () => {
      await running.close()
      await database.drop()
    },
  }
}

/** The portal with two callers of one institution; closes when the tests of the file are done. */
export async function startForTwo(serverUrl: string) {
  const portal = await startWorkspace(serverUrl)
  afterAll(() => portal.close())
  return {
    portal,
    lin: await portal.signedIn('lin.jing@yuanshan.example'),
    zhou: await portal.signedIn('zhou.hang@yuanshan.example'),
  }
}
