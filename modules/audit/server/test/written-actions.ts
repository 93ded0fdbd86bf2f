import { readFile, glob } from 'node:fs/promises'

const root = new URL('../../../../', import.meta.url).pathname
/** The names of actions in calls of `db.audit` and in the tables of states. */
const written = /\b(?:action|audit): (?:\w+ \? )?'([a-z-]+\.[a-z-]+)'/g

/** The actions that the modules' sources name literally. */
export async function writtenActions(): Promise<readonly string[]> {
  const found: string[] = []
  for await (const file of glob('modules/*/{contract,server}/**/*.ts', { cwd: root })) {
    if (file.includes('.test.') || file.includes('/test/')) continue
    const text = await readFile(`${root}${file}`, 'utf8')
    found.push(...[...text.matchAll(written)].flatMap(([, action]) => action ?? []))
  }
  return found
}
