import { StartupError } from '../platform/server/src/config/startup-error.ts'
import { buildPortal } from './build-portal.ts'

try {
  buildPortal()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
await import('../apps/server/src/main.ts')
