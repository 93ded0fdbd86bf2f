import { expect, test } from 'vitest'
import { filesBelow, isTest, product, textOf } from './repository.ts'

const declares = (file: string) => /^modules\/[^/]+\/contract\/pages\.ts$/.test(file)
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g

const ids = product
  .filter(declares)
  .flatMap((file) => [...textOf(file).matchAll(/\bid: '(\d{5,6})'/g)].map(([, id]) => id as string))
const quoted = new RegExp(`(['"\`])(${ids.join('|')})\\1|(?:#|menu:)(${ids.join('|')})\\b`, 'g')

/** Literal ids of menus in a file, its comments aside. */
const literals = (file: string): string[] =>
  [...textOf(file).replace(comment, '').matchAll(quoted)].map(([literal]) => `${file}: ${literal}`)

test('a menu is named by its page: its id stands once, in contract/pages.ts', () => {
  const files = [...product, ...['bench', 'prove'].flatMap((folder) => [...filesBelow(folder, /\.tsx?$/)])]
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
  expect(files.filter((file) => !declares(file) && !isTest(file)).flatMap(literals)).toEqual([])
})
