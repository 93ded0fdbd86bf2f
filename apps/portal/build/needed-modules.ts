import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'parse' | 'resolve'>
type Statement = ReturnType<Context['parse']>['body'][number]

/** An import, or an export from elsewhere, of a file. */
interface Link {
  readonly to: string
  /** The names taken from there, by the names under which they are known here; null: all of them. */
  readonly names: ReadonlyMap<string, string> | null
}
interface Read {
  readonly links: readonly Link[]
  /** The file only passes on what others export, as the index of a contract does. */
  readonly passesOn: boolean
}

/**
 * The modules that these need when they run, themselves included. Of a file that only passes on what others export, only
 * those others count from which something is used.
 */
export async function neededModules(context: Context, start: Iterable<string>): Promise<Set<string>> {
  const known = new Map<string, Promise<Read>>()
  const read = (id: string): Promise<Read> => {
    const reading = known.get(id) ?? readLinks(context, id)
    known.set(id, reading)
    return reading
  }
  /** The modules behind a name that a file passes on. */
  const behind = async (id: string, name: string): Promise<string[]> => {
    const { links, passesOn } = await read(id)
    if (!passesOn) return [id]
    const named = links.find(({ names }) => names?.has(name))
    if (named) return behind(named.to, named.names?.get(name) ?? name)
    const starred = links.filter(({ names }) => names === null)
    const found = await Promise.all(
      starred.map(async ({ to }) => {
        if ((await read(to)).passesOn) return behind(to, name)
        return context.getModuleInfo(to)?.exports.includes(name) ? [to] : []
      }),
    )
    return found.flat()
  }
  const needed = new Set(start)
  for (const id of needed) {
    // oxlint-disable-next-line no-await-in-loop -- each module brings further ones
    for (const { to, names } of (await read(id)).links) {
      if (names === null) needed.add(to)
      // oxlint-disable-next-line no-await-in-loop
      else for (const name of names.values()) for (const one of await behind(to, name)) needed.add(one)
    }
  }
  return needed
}

async function readLinks(context: Context, id: string): Promise<Read> {
  const info = context.getModuleInfo(id)
  if (!info?.code) return { links: [], passesOn: false }
  // packages may be CommonJS, which names no imports: all that they load counts
  if (id.includes('/node_modules/')) {
    return { links: info.importedIds.map((to) => ({ to, names: null })), passesOn: false }
  }
  const lang = /\.tsx?$/.test(id) ? 'tsx' : 'jsx'
  const statements = context.parse(info.code, { lang }).body
  const links = await Promise.all(
    statements.map(async (statement) => {
      const names = namesOf(statement)
      if (names === undefined || !('source' in statement) || !statement.source) return []
      const found = await context.resolve(statement.source.value, id)
      return found === null || found.external ? [] : [{ to: found.id, names }]
    }),
  )
  return {
    links: links.flat(),
    passesOn:
      statements.length > 0 &&
      statements.every((one) => one.type !== 'ImportDeclaration' && 'source' in one && one.source !== null),
  }
}

const textOf = (name: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  String(name.name ?? name.value)

/** What a statement takes from elsewhere; undefined if nothing, or types alone. */
function namesOf(statement: Statement): Link['names'] | undefined {
  if (statement.type === 'ImportDeclaration') {
    const { importKind, specifiers } = statement
    if (importKind === 'type') return undefined
    if (specifiers.length === 0 || specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier'))
      return null
    const values = specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
    return new Map(
      values.map((one) => [
        one.local.name,
        one.type === 'ImportSpecifier' ? textOf(one.imported) : 'default',
      ]),
    )
  }
  if (statement.type === 'ExportAllDeclaration') return statement.exportKind === 'type' ? undefined : null
  if (statement.type === 'ExportNamedDeclaration' && statement.source) {
    if (statement.exportKind === 'type') return undefined
    const values = statement.specifiers.filter(({ exportKind }) => exportKind !== 'type')
    return new Map(values.map(({ exported, local }) => [textOf(exported), textOf(local)]))
  }
  return undefined
}
