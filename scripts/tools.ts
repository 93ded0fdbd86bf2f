import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Command and arguments of an installed tool, for spawn. It runs on the current Node. */
export const tool = (name: string, ...args: string[]): [string, string[]] => [
  process.execPath,
  [join(root, 'node_modules/.bin', name), ...args],
]
