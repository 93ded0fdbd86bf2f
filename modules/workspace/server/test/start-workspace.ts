import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { MenuItem } from '@iisp/contract'
import { people, seedIdentity } from '@iisp/identity/fixtures'
import { identityServer, sessionPort } from '@iisp/identity/server'
import { hashSessionId, raw, sql, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { createTestDatabase } from '@iisp/testing/test-database'
import { type TestPortal, startTestPortal } from '@iisp/testing/test-portal'
import { workspaceServer } from '../index.ts'

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
const todos = [{ menuId: '10103', count: async () => 3 }]

/** This module over identity's tables, with the demonstration people. */
export interface WorkspacePortal extends TestPortal {
  /** A caller with a session, without the sign-in. */
  signedIn(account: string): Promise<TestClient>
}

export async function startWorkspace(serverUrl: string): Promise<WorkspacePortal> {
  const database = await createTestDatabase(serverUrl)
  const identity = identityServer({
    menus,
    calls: [],
    passwordKey: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    pepper: new Uint8Array(32),
    bus: { publish: () => {} },
  })
  const running = await startTestPortal({
    databaseUrl: database.url,
    modules: [identity, workspaceServer({ menus, todos })],
    sessions: sessionPort(menus),
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
      const client = running.visitor()
      client.cookies.set('sessionId', id)
      return client
    },
    close: async () => {
      await running.close()
      await database.drop()
    },
  }
}
