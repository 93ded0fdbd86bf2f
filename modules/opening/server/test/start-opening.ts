import { startIisp } from '@iisp/testing/iisp'
import { afterAll, inject } from 'vitest'

/** The portal with who applies for an account and who works at the desk; closes when the tests of the file are done. */
export async function startOpening() {
  const iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  afterAll(() => iisp.close())
  return { iisp, operator: await iisp.as('lin.jing'), desk: await iisp.as('zhao.tuo') }
}
