import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tools.ts'

/** The tabs of the workspace can be moved, closed and dragged, unlike those of the kit. */
const workspaceTabs = 'platform/web/src/tabs/'

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.tsx'] }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
const pages = sources('{modules/*/{web,parts},platform/web/src,apps/portal/src}/**/*.tsx')
const styles = sources('{modules,platform,apps}/**/*.{css,tsx}').filter(
  ({ path }) => !path.startsWith('platform/ui/src/palette/') && !path.includes('/dist/'),
)

test.each([
  [/<svg\b|createElementNS/, 'draws by itself: use Icon or Picture of @iisp/ui'],
  [/type="(?:checkbox|radio)"/, 'makes its own box: use CheckBox, RadioGroup, Switch, Segmented or Rating'],
  [/role="(?:switch|radio|radiogroup)"/, 'makes its own choice: use Switch, RadioGroup or Segmented'],
  [/role="(?:tablist|tab)"/, 'makes its own tabs: use Tabs of @iisp/ui'],
  [/from '(?:antd|@ant-design)[/']/, 'imports antd: its widgets come through @iisp/ui'],
])('no page matches %s', (pattern, why) => {
  const found = pages.filter(({ path, text }) => pattern.test(text) && !path.startsWith(workspaceTabs))
  expect(found.map(({ path }) => `${path} ${why}`)).toEqual([])
})

test('colours come from the tokens', () => {
  const literal = /#[0-9a-f]{3,8}\b(?=[;\s,)'"])|\brgba?\(|\bhsla?\(|:\s*(?:black|white|red|gr[ae]y)\b/i
  const found = styles.filter(({ text }) => literal.test(text) && !/\/(?:test\/|gallery)|\.test\./.test(text))
  expect(found.map(({ path }) => `${path} names a colour: use a variable of tokens.css`)).toEqual([])
})

/** A read under way, as the hooks of queries and `useRead` name it. */
const readUnderWay = /\b(?:isFetching|isLoading|isRefetching|isFetchingNextPage|loading|reading)\b/
const fromQuery = (text: string, name: string) =>
  new RegExp(`\\bconst ${name} = use(?:Call|Query|InfiniteQuery|NumberedList|CursorList)\\b`).test(text)

test('only a write makes a button ignore presses: a read takes the newer one (decision 034)', () => {
  const found = [...pages, ...sources('platform/ui/src/**/*.tsx')].flatMap(({ path, text }) =>
    [...text.matchAll(/\s(writing|disabled|aria-disabled)=\{([^}]*)\}/g)]
      .filter(([, , value = '']) => {
        const pending = /(\w+)\.isPending\b/.exec(value)?.[1]
        return readUnderWay.test(value) || (pending !== undefined && fromQuery(text, pending))
      })
      .map(([whole]) => `${path}:${whole} ignores presses while something is read: use reading={…}`),
  )
  expect(found).toEqual([])
})

test('what is only read does not run as a write: useRead lets the newer read replace the older', () => {
  const reads = new Set(
    sources('{modules/*,platform}/contract/**/*.ts').flatMap(({ text }) =>
      [...text.matchAll(/export const (\w+) = define(?:Read|List)\(/g)].map(([, name]) => name),
    ),
  )
  expect(reads.size).toBeGreaterThan(200)
  const isRead = ([, , call]: RegExpMatchArray) => reads.has(call)
  const found = pages.filter(({ text }) => {
    const sent = [...text.matchAll(/\buseSend\(()(\w+)/g)]
    const asked = [...text.matchAll(/\b(request|readFile|download|upload)\(\s*(\w+)/g)]
    const runsReads =
      /\buseWrite\(/.test(text) && sent.length === 0 && asked.length > 0 && asked.every(isRead)
    return sent.some(isRead) || runsReads
  })
  expect(found.map(({ path }) => path)).toEqual([])
})
