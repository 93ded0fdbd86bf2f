import { afterAll, beforeAll, inject } from 'vitest'
import { type Iisp, startIisp } from './iisp.ts'
import type { TestClient } from './test-client.ts'

export interface IispStage {
  readonly iisp: Iisp
  readonly caller: TestClient
  /** Signs the caller in again, after a time that ends sessions. */
  renew(): Promise<void>
}

/**
 * The whole portal of one test file and a caller, an operator unless told otherwise: there before the first test, gone
 * after the last.
 */
export function stageIisp(account = 'lin.jing'): IispStage {
  let opened: { readonly iisp: Iisp; readonly caller: TestClient } | undefined
  const open = () => {
    if (opened === undefined) throw new Error('the portal is open only while tests run')
    return opened
  }
  beforeAll(async () => {
    const iisp = await startIisp({ serverUrl: inject('databaseUrl') })
    opened = { iisp, caller: await iisp.as(account) }
  })
  afterAll(() => opened?.iisp.close())
  return {
    get iisp() {
      return open().iisp
    },
    get caller() {
      return open().caller
    },
    async renew() {
      const { iisp } = open()
      opened = { iisp, caller: await iisp.as(account) }
    },
  }
}
