import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keys } from './keys.ts'
import { nearest } from './nearest.ts'
import { StartupError } from './startup-error.ts'

export const configFileName = 'iisp.config.json'

/** The settings of the optional file as texts. Refuses broken JSON, unknown names and nested values. */
export function readConfigFile(folder: string): Record<string, string> {
  const path = join(folder, configFileName)
  const names = Object.values(keys).map((key) => key.name)
  const settings = Object.create(null) as Record<string, string>
  for (const [name, value] of Object.entries(parse(path))) {
    if (!names.includes(name)) throw unknownName(path, name, nearest(name, names))
    if (typeof value === 'string') settings[name] = value
    else if (typeof value === 'number') settings[name] = String(value)
    else if (typeof value === 'boolean') settings[name] = value ? 'yes' : 'no'
    else if (value !== null) {
      throw new StartupError(
        `${path} 中的 ${name} 须为文本、数字或布尔值。`,
        `${name} in ${path} must be a text, a number or a boolean.`,
      )
    }
  }
  return settings
}

function parse(path: string): object {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new StartupError(`无法读取配置文件 ${path}。`, `The configuration file ${path} cannot be read.`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Not the parser's own message, which would quote the file and perhaps credentials.
  }
  throw new StartupError(
    `配置文件 ${path} 不是有效的 JSON 对象。`,
    `The configuration file ${path} is not a valid JSON object.`,
  )
}

function unknownName(path: string, name: string, meant: string | undefined): StartupError {
  return new StartupError(
    `${path} 中有未知的配置项 ${name}${meant ? `，是否应为 ${meant}` : ''}。`,
    `${path} has an unknown setting ${name}${meant ? `; did you mean ${meant}?` : '.'}`,
  )
}
