import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configDocument } from './config-document.ts'
import { describeConfig } from './describe-config.ts'
import { keys } from './keys.ts'
import { loadConfig } from './load-config.ts'
import { StartupError } from './startup-error.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'iisp-config-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (settings: unknown) =>
  writeFileSync(
    join(folder, 'iisp.config.json'),
    typeof settings === 'string' ? settings : JSON.stringify(settings),
  )

test('without any setting the defaults apply', () => {
  expect(loadConfig({}, folder)).toMatchObject({
    port: 7800,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    trustProxy: null,
    tabLimit: 20,
    activeTabLimit: 30,
    historyMode: 'browser',
    sessionIdleMinutes: 30,
    sessionMaxHours: 12,
    seed: true,
    autoDeskSeconds: 0,
  })
})

test('the environment takes precedence over the file and the file over the default; an empty variable counts as not set', () => {
  write({ PORT: 9000, BRAND: '托管之家', SEED: false, SERVICE_PHONE: null })
  const config = loadConfig({ PORT: '9100', BRAND: '' }, folder)
  expect(config).toMatchObject({ port: 9100, brand: '托管之家', seed: false, servicePhone: null })
})

describe('an invalid setting is named with what it must be, and its value is never shown', () => {
  const cases = [
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '0x10', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://u:hunter2@h/d', 'a postgres:// or postgresql:// address'],
    ['REDIS_URL', 'hunter2', 'a redis:// or rediss:// address'],
    ['SCANNER_URL', 'http://clam.example', 'an address such as clamd://host:port'],
    ['SCANNER_URL', 'clamd://clam.example/socket', 'an address such as clamd://host:port'],
    ['SCANNER_URL', 'icap://scan.example', 'an address such as clamd://host:port'],
    ['S3_URL', 'https://s3.example/papers', 'an address such as https://KEY:SECRET@host/bucket'],
    ['S3_URL', 'https://key:hunter2@s3.example', 'an address such as https://KEY:SECRET@host/bucket'],
    ['S3_URL', 'https://key:hunter2@s3.example/a/b', 'an address such as https://KEY:SECRET@host/bucket'],
    ['PUBLIC_ORIGIN', 'https://a.example/path', 'an origin such as'],
    ['TRUST_PROXY', '10.0.0.0/33', 'IP addresses or networks'],
    ['TRUST_PROXY', 'yes', 'IP addresses or networks'],
    ['SERVICE_EMAILS', 'hunter2', 'menu=address pairs'],
    ['SERVICE_EMAILS', '10101=a@b.example,x=c@d.example', 'menu=address pairs'],
    ['VERIFY_SECRET', 'hunter2', 'one line of 32 to 200 characters'],
    ['HISTORY_MODE', 'memory', 'one of browser, hash'],
    ['SEED', 'maybe', 'yes or no'],
    ['BRAND', 'two\nlines', 'one line of at most 60 characters'],
  ] as const
  test.each(cases)('%s=%s', (name, value, says) => {
    const load = () => loadConfig({ [name]: value }, folder)
    expect(load).toThrow(StartupError)
    expect(load).toThrow(`${name} in the environment must be ${says}`)
    expect(load).not.toThrow(value)
  })
})

test('service addresses are read per menu', () => {
  expect(
    loadConfig({ SERVICE_EMAILS: '10101=pay@a.example, 102=x@b.example' }, folder).serviceEmails,
  ).toEqual({
    10101: 'pay@a.example',
    102: 'x@b.example',
  })
})

test('a proxy list is read address by address', () => {
  expect(loadConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1' }, folder).trustProxy).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ])
})

test.each([
  [{ PROT: 1 }, 'unknown setting PROT; did you mean PORT?'],
  [{ database_ulr: 'x' }, 'unknown setting database_ulr; did you mean DATABASE_URL?'],
  [{ COMPLETELY_OTHER: 1 }, 'unknown setting COMPLETELY_OTHER.'],
  [{ PORT: [1] }, 'must be a text, a number or a boolean'],
  [{ PORT: 'x' }, 'PORT in iisp.config.json must be a whole number'],
  ['{"PORT": ', 'is not a valid JSON object'],
  ['[]', 'is not a valid JSON object'],
])('the file %j is refused', (settings, says) => {
  write(settings)
  expect(() => loadConfig({}, folder)).toThrow(says)
})

test('a description contains no credential', () => {
  const secret = 'hunter2'
  const config = loadConfig(
    {
      DATABASE_URL: `postgres://app:${secret}@db.example:5432/iisp?password=${secret}`,
      REDIS_URL: `redis://:${secret}@cache.example`,
      S3_URL: `https://key:${secret}@s3.example/bucket`,
      SMS_URL: `https://sms.example/send?token=${secret}`,
      MAIL_URL: `smtp://post:${secret}@mail.example`,
    },
    folder,
  )
  const described = describeConfig(config)
  expect(JSON.stringify(described)).not.toContain(secret)
  expect(described).toMatchObject({ DATABASE_URL: 'postgres://***@db.example:5432/iisp', PORT: '7800' })
})

test('every setting has a default of its own kind', () => {
  for (const key of Object.values(keys)) {
    if (key.fallback !== undefined) expect(key.kind.read(key.fallback), key.name).toBeDefined()
  }
})

test('docs/CONFIGURATION.md matches the table of settings', () => {
  const path = new URL('../../../../docs/CONFIGURATION.md', import.meta.url)
  expect(readFileSync(path, 'utf8')).toBe(configDocument())
})
