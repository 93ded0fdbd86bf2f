import { generateKeyPairSync } from 'node:crypto'
import { isPage, lineage } from '@iisp/contract'
import { platformMigrations, readMigrations } from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import { publicFiles } from './public-settings.ts'

const secrets = {
  passwordKey: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  auditHeadKey: generateKeyPairSync('ed25519'),
  sessionPepper: new Uint8Array(32) as Buffer,
  sealKey: new Uint8Array(32) as Buffer,
  auditRowKey: new Uint8Array(32) as Buffer,
}
const bus = { publish: () => {} }

test.each([
  [{}, [], 0],
  [{ AUTO_DESK_SECONDS: '5' }, [5], 5],
])('with %j the automatic desk runs every %j seconds, and the browser is told', (env, paces, told) => {
  const config = loadConfig(env, '/nowhere')
  const schedules = compose(secrets, bus, config).modules.flatMap((module) => module.schedules ?? [])
  const desks = schedules.filter((schedule) => schedule.name === 'auto-desk')
  expect(desks.map((schedule) => schedule.everySeconds)).toEqual(paces)
  expect(JSON.parse(publicFiles(config, '/nowhere')['/config.json'] as string)).toMatchObject({
    autoDeskSeconds: told,
  })
})

test.each([
  [{}, '', ''],
  [{ SERVICE_PHONE: '95555', SERVICE_EMAIL: 'a@b.example' }, '95555', 'a@b.example'],
])(
  'with %j the browser is told phone %j and mail %j, none that is invented',
  (env, servicePhone, serviceEmail) => {
    const told = JSON.parse(publicFiles(loadConfig(env, '/nowhere'), '/nowhere')['/config.json'] as string)
    expect(told).toMatchObject({ servicePhone, serviceEmail })
  },
)

test('no two pages have the same id or path', () => {
  const pages = compose(secrets, bus, loadConfig({}, '/nowhere')).modules.flatMap((module) => module.pages)
  const twice = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)
  const groups = new Set(pages.flatMap(lineage).filter((entry) => !isPage(entry)))
  expect(twice([...pages, ...groups].map(({ id }) => id))).toEqual([])
  expect(twice(pages.map(({ path }) => path))).toEqual([])
})

test('the migrations of every module are numbered from 001 without a duplicate or a gap', async () => {
  const { modules } = compose(secrets, bus, loadConfig({}, '/nowhere'))
  const all = await Promise.all([platformMigrations, ...modules].map(readMigrations))
  expect(all.flat().length).toBeGreaterThan(50)
  for (const migrations of all) {
    expect(migrations.map(({ file }) => Number(file.slice(0, 3)))).toEqual(
      migrations.map((_, index) => index + 1),
    )
  }
})
