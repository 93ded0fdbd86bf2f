import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FormatConfig, format } from 'oxfmt'
import { root } from './tools.ts'

const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig

/** Generated source in the format of the project. */
export async function formatSource(path: string, source: string): Promise<string> {
  const { code, errors } = await format(path, source, options)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
}
