import type { ServerModule } from '@iisp/server'
import { formAddresses } from '../contract/addresses.ts'
import { collectionAccountCheck } from './checks/collection-account-check.ts'
import { sweep } from './sweep.ts'

export const registrationServer: ServerModule = {
  name: 'registration',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['identity', 'product', 'transfers'],
  handlers: [collectionAccountCheck],
  pages: [],
  contentAddresses: Object.values(formAddresses),
  schedules: [sweep],
}
