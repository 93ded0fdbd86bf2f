import { keys, type Config, type Key } from './keys.ts'

/** The settings by name for a log or a screen, without credentials. */
export function describeConfig(config: Config): Record<string, string> {
  const described: Record<string, string> = {}
  for (const [property, key] of Object.entries(keys) as [keyof Config, Key<unknown>][]) {
    const value = config[property]
    if (value === null) continue
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    described[key.name] = key.secret ? withoutCredentials(text) : text
  }
  return described
}

/** Scheme, host and path of an address; the query is left out, since it may contain a password. */
export function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return '***'
  const url = new URL(address)
  const credentials = url.username || url.password ? '***@' : ''
  return `${url.protocol}//${credentials}${url.host}${url.pathname === '/' ? '' : url.pathname}`
}
