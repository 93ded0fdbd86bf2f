import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, root, runToEnd } from './children.ts'
import type { Stage } from './stage.ts'

const folder = join(root, 'bench/peers')

/** NestJS with TypeORM on the same database, installed at first need. */
export async function startPeer(stage: Stage, databaseUrl: string): Promise<RunningServer> {
  if (!existsSync(join(folder, 'node_modules/typeorm'))) {
    await runToEnd('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'])
  }
  return stage.server('bench/peers/list.js', { DATABASE_URL: databaseUrl }, '/orders?institution=M001')
}
