import { startIisp } from '@iisp/testing/iisp'
import { afterAll, inject } from 'vitest'

/**
 * Starts the portal with an operator who applies for accounts and a person at the desk. It closes
 * after the file's tests.
 */
export async function startOpening() {
  const iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  afterAll(() => iisp.close())
  return { iisp, operator: await iisp.as('lin.jing'), desk: await iisp.as('zhao.tuo') }
}
