import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Command and arguments of an installed tool, for spawn. Its script runs on the Node that runs us. */
export const tool = (name: string, ...args: string[]): [string, string[]] => [
  process.execPath,
  [join(root, 'node_modules/.bin', name), ...args],
]
