import { configFileName, readConfigFile } from './config-file.ts'
import { keys, type Config, type Key } from './keys.ts'
import { StartupError } from './startup-error.ts'

/**
 * The settings from the environment and, below it, from `iisp.config.json` in `folder`.
 * An empty variable counts as not set. Throws a StartupError that names the setting, never its value.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env, folder: string = process.cwd()): Config {
  const file = readConfigFile(folder)
  const read = (key: Key<unknown>) => {
    const fromEnv = env[key.name]?.trim() || undefined
    const text = fromEnv ?? (file[key.name]?.trim() || undefined) ?? key.fallback
    if (text === undefined) return null
    const value = key.kind.read(text)
    if (value === undefined) throw wrongValue(key, fromEnv === undefined)
    return value
  }
  const entries = Object.entries(keys).map(([name, key]) => [name, read(key as Key<unknown>)])
  return Object.freeze(Object.fromEntries(entries) as Config)
}

function wrongValue(key: Key<unknown>, inFile: boolean): StartupError {
  const { zh, en } = key.kind.description
  return new StartupError(
    `${inFile ? `${configFileName} 中的` : '环境变量 '}${key.name} 须为 ${zh}。`,
    `${key.name} ${inFile ? `in ${configFileName}` : 'in the environment'} must be ${en}.`,
  )
}
