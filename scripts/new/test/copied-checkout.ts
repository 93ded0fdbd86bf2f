import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { root } from '../../tools.ts'

const isOurs = (path: string) => !['node_modules', 'dist', 'data', '.git'].includes(basename(path))

/** Copies the sources to a temporary folder. Workspace packages are linked to the copy, libraries to ours. */
export function copiedCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'iisp-new-'))
  for (const entry of readdirSync(root).filter(isOurs))
    cpSync(join(root, entry), join(copy, entry), { recursive: true, filter: isOurs })
  const libraries = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@iisp'), { recursive: true })
  for (const name of readdirSync(libraries).filter((entry) => entry !== '@iisp'))
    symlinkSync(join(libraries, name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(libraries, '@iisp')))
    symlinkSync(
      join(copy, relative(realpathSync(root), realpathSync(join(libraries, '@iisp', name)))),
      join(copy, 'node_modules/@iisp', name),
    )
  return copy
}

/** Arguments of `npm run new` for each kind, a case in a new module and in one that exists. */
export const examples: readonly (readonly string[])[] = [
  ['call', 'transfers', 'orderNoteList', '--page', 'transferList'],
  ['page', 'audit', 'slow-calls'],
  ['module', 'custody-fee', '--roles', 'custodian-operator'],
  ['case', 'custody-fee', 'fee-waiver'],
  ['case', 'feedback', 'apology'],
]
