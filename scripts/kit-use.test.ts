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
