import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { taRecordsList } from './ta-records-list.ts'

export const taServer: ServerModule = {
  name: 'ta',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [taRecordsList],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).taSeed,
}
