import type { ServerModule } from '@iisp/server'
import { handlers } from './handlers.generated.ts'

export const referenceServer: ServerModule = {
  name: 'reference',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  pages: [],
  seed: async () => (await import('../fixtures/index.ts')).referenceSeed,
}
