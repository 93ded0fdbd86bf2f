import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatSource } from '../format-source.ts'
import { filesBelow, isTest } from '../repository.ts'
import { type FoundHandler, type NamedType, readHandler } from './read-handler.ts'

/** The files that list the handlers of each module, by their path in the checkout. */
async function generatedRegistries(root: string): Promise<Map<string, string>> {
  const files = readdirSync(join(root, 'modules')).flatMap((module) => {
    const folder = `modules/${module}/server`
    if (!existsSync(join(root, folder))) return []
    return [fileOf(`${folder}/handlers.generated.ts`, handlersBelow(root, folder))]
  })
  return new Map(await Promise.all(files))
}

/** Writes the generated files that differ from those of the checkout. Returns their paths. */
export async function writeRegistries(root: string): Promise<string[]> {
  const stale = await staleRegistries(root)
  for (const [path, text] of stale) writeFileSync(join(root, path), text)
  return [...stale.keys()]
}

/** The generated files that are missing or differ from those of the checkout, with the text that they should have. */
export async function staleRegistries(root: string): Promise<Map<string, string>> {
  const isStale = ([path, text]: [string, string]) =>
    !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text
  return new Map([...(await generatedRegistries(root))].filter(isStale))
}

const fileOf = async (
  path: string,
  handlers: readonly FoundHandler[],
): Promise<[path: string, text: string]> => [path, await formatSource(path, sourceOf(handlers))]

const handlersBelow = (root: string, folder: string): FoundHandler[] =>
  [...filesBelow(folder, /\.ts$/, root)]
    .filter((path) => !isTest(path))
    .sort()
    .flatMap(
      (path) => readHandler(path.slice(folder.length + 1), readFileSync(join(root, path), 'utf8')) ?? [],
    )

function sourceOf(handlers: readonly FoundHandler[]): string {
  const settings = commonSettings(handlers)
  const items = handlers.map((one) => (one.settings === null ? one.name : `${one.name}(settings)`))
  const imports = handlers.map(({ file, name }) => `import { ${name} } from './${file}'\n`)
  const opener =
    settings === null
      ? 'export const handlers: readonly Handler[] = ['
      : `export const handlersOf = (settings: ${settings.name}): readonly Handler[] => [`
  return `// Written by \`npm run registries\` from the files of the folder; what is changed here by hand is lost.
import type { ${settings?.from === '@iisp/server' ? `${settings.name}, ` : ''}Handler } from '@iisp/server'
${imports.join('')}${importOf(settings)}
${opener}${items.join(',')}]\n`
}

const importOf = (settings: NamedType | null): string =>
  settings === null || settings.from === null || settings.from === '@iisp/server'
    ? ''
    : `import type { ${settings.name} } from '${settings.from}'\n`

/** The settings of the module that its handlers are made from, or null if none needs them. */
export function commonSettings(handlers: readonly FoundHandler[]): NamedType | null {
  const made = handlers.filter((one) => one.settings !== null)
  const [first] = made
  const other = made.find((one) => one.settings?.name !== first?.settings?.name)
  if (first && other)
    throw new Error(
      `${first.file} is made from ${first.settings?.name} and ${other.file} from ${other.settings?.name}: the handlers of a module are made from one type, or from a part of it by Pick`,
    )
  return first?.settings ?? null
}
