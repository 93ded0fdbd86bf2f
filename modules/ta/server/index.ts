import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'

export const taServer: ServerModule = {
  name: 'ta',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['product', 'transfers', 'files'],
  handlers: [],
  pages,
}
