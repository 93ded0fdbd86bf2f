/** Playwright's name of a key or a combination, `Control+Shift+ArrowDown`, as user-event writes it. */
export function keysOf(keys: string): string {
  const parts = keys === '+' ? ['+'] : keys.split('+')
  const key = parts.pop() ?? ''
  const held = parts.map((part) => (part === 'ControlOrMeta' ? 'Control' : part))
  return [
    ...held.map((name) => `{${name}>}`),
    key === '{' || key === '[' ? key + key : key.length === 1 ? key : `{${key}}`,
    ...held.toReversed().map((name) => `{/${name}}`),
  ].join('')
}
