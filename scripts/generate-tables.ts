import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestPostgres } from '../platform/testing/src/test-postgres.ts'
import { generatedTables } from './tables/generate.ts'
import { root } from './tools.ts'

const server = await startTestPostgres()
try {
  for (const [path, text] of await generatedTables(server.url)) writeFileSync(join(root, path), text)
} finally {
  await server.stop()
}
