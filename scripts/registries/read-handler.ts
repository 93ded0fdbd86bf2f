import { posix } from 'node:path'

/** A type that a file imports, or that every file knows. */
export interface NamedType {
  readonly name: string
  /** As the server folder of the module imports it; null if nothing is imported. */
  readonly from: string | null
}
/** A handler of one call. */
export interface FoundHandler {
  /** Path below the server folder of the module. */
  readonly file: string
  readonly name: string
  /** Set if the file exports a function that makes the handler from the settings of the module. */
  readonly settings: NamedType | null
}

/** Names of the calls that the source of a server file handles. */
export function callsIn(text: string): string[] {
  const handled = /\b(?:reader|writer|preparedWriter|sessionHandler)(?:<[^>(]*>)?\(\s*(?:\w+\.)?(\w+),/g
  return [...text.matchAll(handled)].map(
    ([, name]) => new RegExp(`(\\w+) as ${name}\\b`).exec(text)?.[1] ?? (name as string),
  )
}

/** Whether a file has the name of a call: get-names.ts is named after getNames. */
export const isNamedAfter = (file: string, call: string): boolean =>
  posix.basename(file, '.ts').replaceAll('-', '') === call.toLowerCase()

/** The handler in a server file, or null if the file handles no call. */
export function readHandler(file: string, text: string): FoundHandler | null {
  if (callsIn(text).length === 0) return null
  const exported = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name as string)
  const name = exported.find((one) => isNamedAfter(file, one))
  if (name === undefined) throw new Error(`${file} handles a call but exports nothing that is named after it`)
  return { file, name, settings: settingsOf(file, text, name) }
}

/** The type of the only parameter of a function that makes a handler; a part of it stands there as `Pick`. */
function settingsOf(file: string, text: string, name: string): NamedType | null {
  const parameter = new RegExp(
    `^export (?:const ${name} = |function ${name})\\((?:\\w+|\\{[^}]*\\}): (?:Pick<)?(\\w+)`,
    'm',
  )
  const type = parameter.exec(text)?.[1]
  if (type === undefined) return null
  const from = new RegExp(`^import (?:type )?\\{[^}]*\\b${type}\\b[^}]*\\} from '([^']+)'`, 'm').exec(
    text,
  )?.[1]
  return {
    name: type,
    from: from?.startsWith('.') ? `./${posix.join(posix.dirname(file), from)}` : (from ?? null),
  }
}
