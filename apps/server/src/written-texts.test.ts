import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { helpTexts } from '@iisp/contract/help-text'
import { firstGuides } from '@iisp/guide/contract'
import { collect, loadSeeds } from '@iisp/server'
import { helpKeys } from '@iisp/server/texts/read-help-texts'
import { type WrittenText, readTexts } from '@iisp/server/texts/read-texts'
import { itemsOf, menuIdOf } from '@iisp/server/texts/text-values'
import { expect, test } from 'vitest'
import { deliveredArticles } from '../../../modules/content/server/delivered.ts'
import { articleKeys } from '../../../modules/content/server/read-articles.ts'
import { shippedFiles } from '../../../modules/guide/server/library/shipped-files.ts'
import { guideKeys } from '../../../modules/guide/fixtures/read-guides.ts'
import { composeUnkeyed } from './compose-unkeyed.ts'

const root = resolve(import.meta.dirname, '../../../modules')
const { modules } = composeUnkeyed()
const registry = collect(modules)
const names = new Map(registry.pages.map(({ id, name }) => [id, name.zh]))

/** The folders of texts in the modules, by their places in a module. */
const kinds = {
  'server/help': helpKeys,
  'server/delivered': articleKeys,
  'fixtures/guides': guideKeys,
  'fixtures/news': articleKeys,
  'fixtures/announcements': [],
} as const
const textsIn = (kind: keyof typeof kinds): readonly WrittenText[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`/${kind}`) && !path.includes('node_modules'))
    .flatMap((path) => readTexts(pathToFileURL(`${join(root, path)}/`), kinds[kind]))

const help = textsIn('server/help')
const guides = textsIn('fixtures/guides')
const articles = [...textsIn('server/delivered'), ...textsIn('fixtures/news')]
const all = [...help, ...guides, ...articles, ...textsIn('fixtures/announcements')]

const placeOf = ({ file, line, heading }: WrittenText) => `${file}:${line}: ${heading}`

test('every text is used: none lies in a folder that no module reads', async () => {
  const fills = (await loadSeeds(modules)).flatMap((seed) => seed.fills ?? [])
  const codes = (texts: readonly WrittenText[]) => texts.map(({ heading }) => heading).toSorted()
  expect(help.length).toBeGreaterThanOrEqual(110)
  expect(codes(help)).toEqual(
    registry
      .itemsOf(helpTexts)
      .map(({ code }) => code)
      .toSorted(),
  )
  expect(guides.map((text) => menuIdOf(text, text.heading)).toSorted()).toEqual(
    firstGuides
      .itemsOf(fills)
      .map(({ menuId }) => menuId)
      .toSorted(),
  )
  expect(codes(textsIn('server/delivered'))).toEqual(deliveredArticles.map(({ key }) => key).toSorted())
})

test('help texts have a code of their own, descriptions a menu, and articles a key in their kind', () => {
  const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length)
  unique(help.map(({ heading }) => heading))
  unique(guides.map(({ heading }) => heading))
  unique(articles.map(({ heading, values }) => `${values.get('kind')} ${heading}`))
})

test('help texts lead on to texts that exist', () => {
  const codes = new Set(help.map(({ heading }) => heading))
  const lost = help.flatMap((text) =>
    itemsOf(text, 'related').flatMap((code) => (codes.has(code) ? [] : [`${placeOf(text)} → ${code}`])),
  )
  expect(lost).toEqual([])
})

test('menus are written with the id and the Chinese name of a page', () => {
  const written = [
    ...help.flatMap((text) => itemsOf(text, 'page').map((menu) => ({ text, menu }))),
    ...guides.flatMap((text) => [text.heading, ...itemsOf(text, 'related')].map((menu) => ({ text, menu }))),
  ]
  const wrong = written.filter(({ text, menu }) => {
    const id = menuIdOf(text, menu)
    return menu !== `${id} ${names.get(id)}`
  })
  expect(written.length).toBeGreaterThan(150)
  expect(wrong.map(({ text, menu }) => `${placeOf(text)}: ${menu}`)).toEqual([])
})

test('links of texts lead to pages, files and articles that exist', () => {
  const pages = new Set(
    deliveredArticles.filter(({ kind }) => kind === 'page').map(({ key }) => `/cms/${key}`),
  )
  const exists = (target: string) => {
    const [, scheme, name = ''] = /^(menu|download):(.*)$/.exec(target) ?? []
    if (scheme === 'menu') return names.has(name)
    if (scheme === 'download') return shippedFiles.has(name)
    return pages.has(target) || target.startsWith('https://')
  }
  const links = all.flatMap(({ file, zh, en }) =>
    [...zh, ...en].flatMap(({ number, text }) =>
      [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => ({ place: `${file}:${number}`, target })),
    ),
  )
  expect(links.length).toBeGreaterThan(70)
  expect(
    links.filter(({ target }) => !exists(target)).map(({ place, target }) => `${place}: ${target}`),
  ).toEqual([])
})

test('files that articles offer exist', () => {
  const offered = articles.flatMap(({ values }) => values.get('file') ?? [])
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.filter((file) => !shippedFiles.has(file))).toEqual([])
})
