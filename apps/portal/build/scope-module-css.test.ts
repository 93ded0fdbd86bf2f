import postcss from 'postcss'
import { expect, test } from 'vitest'
import { moduleOf, scopeModuleCss } from './scope-module-css.ts'

const scope = (css: string, from = '/repo/modules/transfers/web/page.module.css') =>
  postcss([scopeModuleCss()]).process(css, { from }).css

test.each([
  ['.a { color: red }', '[data-app="transfers"] .a { color: red }'],
  ['.a, .b > c { color: red }', '[data-app="transfers"] .a, [data-app="transfers"] .b > c { color: red }'],
  ['body { color: red }', '[data-app="transfers"] { color: red }'],
  [':root { --x: 1 }', '[data-app="transfers"] { --x: 1 }'],
  ['html body .a { color: red }', '[data-app="transfers"] .a { color: red }'],
  ['* { color: red }', '[data-app="transfers"] * { color: red }'],
  ['@media print { .a { color: red } }', '@media print { [data-app="transfers"] .a { color: red } }'],
  ['@keyframes k { from { opacity: 0 } }', '@keyframes k { from { opacity: 0 } }'],
  [
    '.a { composes: b from global; color: red }',
    '.a { composes: b from global }\n[data-app="transfers"] .a { color: red }',
  ],
  ['.a { & .b { color: red } }', '[data-app="transfers"] .a { & .b { color: red } }'],
])('[SH-111] %s counts only inside its module', (css, expected) => {
  expect(scope(css)).toBe(expected)
})

test('the styles of the shell and the kit stay as they are', () => {
  expect(scope('.a { color: red }', '/repo/platform/ui/src/a.module.css')).toBe('.a { color: red }')
  expect(moduleOf('/repo/modules/global-fund/web/x/y.css')).toBe('global-fund')
})
