import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, root, runToEnd } from './children.ts'
import type { Stage } from './stage.ts'

const folder = join(root, 'bench/peers')

/** Installs the libraries that the portal is compared with, unless they are installed. */
export async function installPeers(): Promise<void> {
  const wanted = ['typeorm', 'ag-grid-community']
  if (wanted.every((name) => existsSync(join(folder, 'node_modules', name)))) return
  await runToEnd('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Starts NestJS with TypeORM on the same database. */
export async function startPeer(stage: Stage, databaseUrl: string): Promise<RunningServer> {
  await installPeers()
  return stage.server('bench/peers/list.js', { DATABASE_URL: databaseUrl }, '/orders?institution=M001')
}
