import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { exchangeBatchList } from './exchange/exchange-batch-list.ts'
import { exchangeDecide } from './exchange/exchange-decide.ts'
import { exchangeFaultList } from './exchange/exchange-fault-list.ts'
import { exchangeFiles } from './exchange/exchange-files.ts'
import { exchangeImport } from './exchange/exchange-import.ts'
import { quoteForcedRedemption } from './links/quote-forced-redemption.ts'
import { exchangeWorker } from './exchange/exchange-worker.ts'

export const taServer: ServerModule = {
  name: 'ta',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['product', 'transfers', 'files'],
  handlers: [exchangeBatchList, exchangeDecide, exchangeFaultList, exchangeImport, quoteForcedRedemption],
  pages,
  workers: [exchangeWorker],
  seed: async () => (await import('../fixtures/index.ts')).taSeed,
  filePurposes: [exchangeFiles],
}
