import { defineCall, definePage, definePageGroup, defineSlot, t } from '@iisp/contract'
import { expect, test } from 'vitest'
import { reader } from './handler.ts'
import { filePurposes } from './file-purpose.ts'
import { type ServerModule, todoSources } from './module.ts'
import { refuseUnread } from './refuse-unread.ts'
import { collect } from './collect.ts'
import { oncePerRegistry } from './registry.ts'

const group = definePageGroup({ id: '9', parent: null, name: { zh: '组', en: 'Group' }, sort: 9 })
const page = (id: string, sort: number, parent: typeof group | null = null) =>
  definePage({ id, parent, path: `/p${id}`, name: { zh: id, en: id }, sort, roles: ['operator'] })
const callOf = (name: string, path: string, page_ = first) =>
  defineCall({
    name,
    summary: { zh: name, en: name },
    methods: ['GET'],
    path,
    input: t.nothing,
    output: t.Null(),
    errors: [],
    access: { who: 'pages', pages: [page_] },
    effect: 'read',
    idempotent: 'yes',
  })
const first = page('1', 1)
const below = page('91', 2, group)
const last = page('92', 3, group)
const todo = (menuId: string) => ({ menuId, count: async () => 0 })
const module = (name: string, parts: Partial<ServerModule> = {}): ServerModule => ({
  name,
  handlers: [],
  pages: [],
  ...parts,
})
const words = defineSlot<string>('words')

test('contributions do not depend on the order of the modules', () => {
  const modules = [
    module('b', { pages: [last, first], todos: [todo('92'), todo('1')], fills: [words.contribute(['b'])] }),
    module('a', { pages: [below], todos: [todo('91')], fills: [words.contribute(['a1', 'a2'])] }),
  ]
  for (const listed of [modules, modules.toReversed()]) {
    const registry = collect(listed)
    expect(registry.pages.map(({ id }) => id)).toEqual(['1', '91', '92'])
    expect(registry.itemsOf(todoSources).map(({ menuId }) => menuId)).toEqual(['91', '92', '1'])
    expect(registry.itemsOf(words)).toEqual(['a1', 'a2', 'b'])
  }
})

const sameSort = { ...page('93', 2, group) }
const otherGroup = definePageGroup({ ...group })
const purpose = {
  name: 'a.file',
  access: null,
  rules: { accept: [], maxSize: 1 },
  about: t.Object({}),
  mayRead: async () => true,
}
test.each<[string, ServerModule[], string]>([
  ['a module', [module('a'), module('a')], 'Module a is contributed twice: by a and by a.'],
  [
    'a page',
    [module('a', { pages: [first] }), module('b', { pages: [first] })],
    'Page 1 is contributed twice',
  ],
  [
    'a place in the menu',
    [module('a', { pages: [below, sameSort] })],
    'Place in the menu 9/2 is contributed twice',
  ],
  [
    'a group',
    [module('a', { pages: [below] }), module('b', { pages: [page('94', 4, otherGroup)] })],
    'Menu 9 is contributed twice: by a and by b.',
  ],
  [
    'a route',
    [
      module('a', { handlers: [reader(callOf('one', '/x'), async () => null)] }),
      module('b', { handlers: [reader(callOf('two', '/x'), async () => null)] }),
    ],
    'Route GET /x is contributed twice: by a and by b.',
  ],
  ['a to-do', [module('a', { todos: [todo('1'), todo('1')] })], 'To-do of page 1 is contributed twice'],
  [
    'a file purpose',
    [module('a', { filePurposes: [purpose] }), module('b', { filePurposes: [purpose] })],
    'File purpose a.file is contributed twice: by a and by b.',
  ],
])('%s that is contributed twice is refused', (_, modules, sentence) => {
  expect(() => collect(modules)).toThrow(sentence)
})

test.each<[string, ServerModule, string]>([
  [
    'to a slot that nobody reads',
    module('a', { fills: [words.contribute(['x'])] }),
    'Module a contributes words',
  ],
  [
    'to a slot of the kernel that nobody reads',
    module('a', { filePurposes: [purpose] }),
    'Module a contributes file-purposes',
  ],
  [
    'a to-do without its page',
    module('a', { reads: [todoSources], todos: [todo('7')] }),
    'has to-do 7 for page 7',
  ],
  [
    'a call without its page',
    module('a', { handlers: [reader(callOf('one', '/x'), async () => null)] }),
    'Module a has one for page 1, which no module contributes.',
  ],
])('a contribution %s is refused', (_, contributing, sentence) => {
  expect(() => refuseUnread([contributing])).toThrow(sentence)
})

test('a contribution to a slot that a module reads is accepted', () => {
  const reading = module('b', { reads: [words, filePurposes] })
  expect(() =>
    refuseUnread([module('a', { fills: [words.contribute(['x'])], filePurposes: [purpose] }), reading]),
  ).not.toThrow()
})

test('a value derived from a registry is computed once', () => {
  let made = 0
  const count = oncePerRegistry(({ pages }) => (made++, pages.length))
  const registry = collect([module('a', { pages: [first] })])
  expect([count(registry), count(registry), made]).toEqual([1, 1, 1])
})
