import { fileUpload } from '@iisp/files/contract'
import type { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import {
  exchangeBatchList,
  exchangeDecide,
  exchangeFaultList,
  exchangeImport,
  exchangePurpose,
} from '../../contract/exchange/imports.ts'
import type { NamedFile } from '../../fixtures/exchange-set.ts'

/** Uploads sets of files and decides on them. */
export function exchangeDeskOf(stage: ReturnType<typeof stageIisp>) {
  const batch = async (id: string) => (await stage.caller.ok(exchangeBatchList, { id })).list[0]!
  return {
    batch,
    /** Uploads a set and waits until it is checked. */
    async uploadSet(client: TestClient, files: readonly NamedFile[], institutionId?: string) {
      const fileIds: string[] = []
      for (const { name, content } of files) {
        const body = new FormData()
        body.append('file', new Blob([content]), name)
        const path = `${fileUpload.path}?${new URLSearchParams({ purpose: exchangePurpose })}`
        const sent = await client.raw<{ fileId: string }>('POST', path, body)
        fileIds.push(sent.body.data.fileId)
      }
      const manager = institutionId === undefined ? {} : { institutionId }
      const { id } = await client.ok(exchangeImport, { profile: 'csdc-2.1', fileIds, ...manager })
      await stage.iisp.portal.settle()
      return batch(id)
    },
    faultsOf: async (batchId: string) =>
      (await stage.caller.ok(exchangeFaultList, { batchId, pageSize: 100 })).list,
    async decide(id: string, action: 'accept' | 'withdraw', client: TestClient = stage.caller) {
      const { version } = await batch(id)
      return client.send(exchangeDecide, { id, version, action })
    },
  }
}
