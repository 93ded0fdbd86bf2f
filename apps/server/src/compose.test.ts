import { assistantTools } from '@iisp/assistant/contract'
import type { InstitutionKind } from '@iisp/contract'
import { helpTexts } from '@iisp/contract/help-text'
import { paramTemplates } from '@iisp/guide/contract'
import { menuTree, permittedMenus, rolesOfKind } from '../../../modules/identity/rules/menus/menu-access.ts'
import {
  type ServerModule,
  collect,
  migrationOrder,
  openApi,
  platformMigrations,
  loadSeeds,
  readMigrations,
  todoSources,
} from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { describe, expect, test } from 'vitest'
import { composeUnkeyed } from './compose-unkeyed.ts'
import { publicFiles } from './public-settings.ts'

test.each([
  [{}, [], 0],
  [{ AUTO_DESK_SECONDS: '5' }, [5], 5],
])('with %j the automatic desk runs every %j seconds, and the browser is told', (env, paces, told) => {
  const config = loadConfig(env, '/nowhere')
  const schedules = composeUnkeyed(config).modules.flatMap((module) => module.schedules ?? [])
  const desks = schedules.filter((schedule) => schedule.name === 'auto-desk')
  expect(desks.map((schedule) => schedule.everySeconds)).toEqual(paces)
  expect(JSON.parse(publicFiles(config, '/nowhere')['/config.json'] as string)).toMatchObject({
    autoDeskSeconds: told,
  })
})

test.each([
  [{}, false],
  [{ ENABLE_SWEEP_LOGIN: 'yes' }, true],
])('with %j the browser is told whether to offer the sign-in by QR code: %j', (env, enableSweepLogin) => {
  const files = publicFiles(loadConfig(env, '/nowhere'), '/nowhere')
  expect(JSON.parse(files['/config.json'] as string)).toMatchObject({ enableSweepLogin })
})

test.each([
  [{}, 'light'],
  [{ WATERMARK: 'strong' }, 'strong'],
])('with %j the browser draws a %s watermark', (env, watermark) => {
  const files = publicFiles(loadConfig(env, '/nowhere'), '/nowhere')
  expect(JSON.parse(files['/config.json'] as string)).toMatchObject({ watermark })
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

test('the migrations of every module are numbered from 001 without a duplicate or a gap', async () => {
  const { modules } = composeUnkeyed()
  const all = await Promise.all([platformMigrations, ...modules].map(readMigrations))
  expect(all.flat().length).toBeGreaterThan(50)
  for (const migrations of all) {
    expect(migrations.map(({ file }) => Number(file.slice(0, 3)))).toEqual(
      migrations.map((_, index) => index + 1),
    )
  }
})

const none: ReadonlySet<string> = new Set()

describe('the order in which the modules are listed does not matter', () => {
  const { modules } = composeUnkeyed()
  const moved = [...modules.slice(5), ...modules.slice(0, 5)]
  const orders: [string, readonly ServerModule[]][] = [
    ['reversed', modules.toReversed()],
    ['rotated', moved],
    ['interleaved', moved.flatMap((_, i) => (i % 2 === 0 ? moved.slice(i, i + 2).toReversed() : []))],
  ]

  const look = (listed: readonly ServerModule[]) => {
    const registry = collect(listed)
    const menus = (Object.keys(rolesOfKind) as InstitutionKind[]).map((kind) => {
      const reader = {
        kind,
        roles: rolesOfKind[kind],
        removed: none,
        removedForAll: none,
        granted: none,
        globalFund: false,
      }
      const permitted = permittedMenus(registry.pages, reader)
      return menuTree(
        registry.pages.filter(({ id }) => permitted.has(id)),
        [],
      )
    })
    return {
      menus,
      todos: registry.itemsOf(todoSources).map(({ menuId }) => menuId),
      openapi: JSON.stringify(openApi(registry.calls, 'IISP')),
      migrations: migrationOrder([...listed, platformMigrations]).map(({ name }) => name),
      faqs: registry.itemsOf(helpTexts).map(({ code }) => code),
      tools: registry.itemsOf(assistantTools).map(({ spec }) => spec.name),
      subscribers: registry.modules.flatMap(({ subscribers = [] }) => subscribers.map(({ name }) => name)),
    }
  }

  test.each(orders)('%s', (_, listed) => {
    expect(listed.map(({ name }) => name).toSorted()).toEqual(modules.map(({ name }) => name).toSorted())
    expect(look(listed)).toEqual(look(modules))
  })

  test.each(orders)('%s, for the demonstration data either', async (_, listed) => {
    const names = async (all: readonly ServerModule[]) => (await loadSeeds(all)).map(({ name }) => name)
    const seeds = await names(modules)
    expect(await names(listed)).toEqual(seeds)
    expect(seeds.at(-1)).toBe('identity')
    expect(seeds.indexOf('transfers')).toBeGreaterThan(seeds.indexOf('product'))
    expect(seeds.indexOf('opening')).toBeGreaterThan(seeds.indexOf('reference'))
  })

  test('identity makes its tables before workspace takes some of them over', () => {
    const { migrations } = look(modules)
    expect(migrations[0]).toBe('platform')
    expect(migrations.indexOf('workspace')).toBeGreaterThan(migrations.indexOf('identity'))
  })
})

test('a page has one template of personal settings at most', () => {
  const pages = collect(composeUnkeyed().modules)
    .itemsOf(paramTemplates)
    .flatMap((template) => template.pages)
  expect(pages.length).toBeGreaterThan(4)
  expect(new Set(pages).size).toBe(pages.length)
})

test('one call of a module reaches rows of every institution: that by which relations place orders', () => {
  const { modules } = composeUnkeyed(loadConfig({}, '/nowhere'))
  const calls = modules.flatMap(({ handlers }) => handlers.map(({ call }) => call))
  const reaching = calls.filter(({ access }) => access.who === 'module' && access.everyInstitution === true)
  expect(reaching.map(({ name }) => name)).toEqual(['placeLinkedApplication'])
})
