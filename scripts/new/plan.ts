import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeRegistries } from '../registries/generate.ts'
import { tool } from '../tools.ts'

/** The changes that a generator makes: new files by path, and edits of existing files. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>
  readonly edits: readonly (readonly [path: string, edit: (text: string) => string])[]
}

/** Throws if a new file exists already or an edited file does not. Runs before anything is written. */
function refuseClashes(root: string, { files, edits }: Plan): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new Error(`Nothing was written: ${taken.join(', ')} exists already`)
  const missing = edits.filter(([path]) => !(path in files) && !existsSync(join(root, path)))
  if (missing.length > 0)
    throw new Error(`Nothing was written: ${missing.map(([path]) => path).join(', ')} is missing`)
}

/** Applies a plan to a checkout, formats the files and lists the new handlers. Returns the paths of all that was written. */
export async function carryOut(root: string, plan: Plan): Promise<string[]> {
  refuseClashes(root, plan)
  const texts = new Map(Object.entries(plan.files))
  for (const [path, edit] of plan.edits)
    texts.set(path, edit(texts.get(path) ?? readFileSync(join(root, path), 'utf8')))
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const registries = await writeRegistries(root)
  const paths = [...texts.keys()]
  const code = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path))
  spawnSync(...tool('oxfmt', ...code), { cwd: root })
  return [...paths, ...registries]
}
