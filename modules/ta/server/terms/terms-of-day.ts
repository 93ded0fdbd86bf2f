import { reader } from '@iisp/server'
import { termsOfDay as call } from '../../contract/terms/terms-desk.ts'
import { versionOn } from './version-on.ts'

export const termsOfDay = reader(call, async ({ db }, { productId, on }) => ({
  version: await versionOn(db, productId, on),
}))
