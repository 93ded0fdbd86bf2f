import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { fundRelationRecordsList } from './fund-relation-records-list.ts'

export const fundRelationServer: ServerModule = {
  name: 'fund-relation',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [fundRelationRecordsList],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).fundRelationSeed,
}
