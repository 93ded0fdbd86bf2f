import { type SessionPort, system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { createTestDatabase } from '@iisp/testing/test-database'
import { startTestPortal } from '@iisp/testing/test-portal'
import { seedProduct } from '../../fixtures/index.ts'
import { productServer } from '../index.ts'

/** The day of the demonstration's products. */
export const today = '2026-11-20'

export interface ProductPortal {
  /** A caller with the session of this name. */
  as(name: string): TestClient
  visitor(): TestClient
  close(): Promise<void>
}

/** Starts a portal of this module alone, with the demonstration's products. */
export async function startProduct(serverUrl: string, sessions: SessionPort): Promise<ProductPortal> {
  const database = await createTestDatabase(serverUrl)
  const portal = await startTestPortal({ databaseUrl: database.url, modules: [productServer], sessions })
  await portal.db.transact(system('seed'), (db) => seedProduct(db, { today }))
  return {
    as: portal.withSession,
    visitor: portal.visitor,
    async close() {
      await portal.close()
      await database.drop()
    },
  }
}
