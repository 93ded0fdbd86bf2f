import postcss from 'postcss'
import { expect, test } from 'vitest'
import { scopeModuleCss } from './scope-module-css.ts'

const built = (module: string, css: string) =>
  postcss([scopeModuleCss()]).process(css, { from: `/repo/modules/${module}/web/page.css` }).css

test('[SH-111] a rule of a module for all buttons colours its own, not those of the shell or of another module', () => {
  document.head.innerHTML = `<style>${built('transfers', 'button, body { color: rgb(1, 2, 3) }')}</style>`
  document.body.innerHTML = `
    <header><button>shell</button></header>
    <div data-sub-application="transfers"><div data-app="transfers"><button>own</button></div></div>
    <div data-sub-application="product"><div data-app="opening"><button>other</button></div></div>`
  const colours = [...document.querySelectorAll('button')].map((one) => getComputedStyle(one).color)
  expect(colours[1]).toBe('rgb(1, 2, 3)')
  expect(colours[0]).not.toBe('rgb(1, 2, 3)')
  expect(colours[2]).not.toBe('rgb(1, 2, 3)')
  expect(getComputedStyle(document.body).color).not.toBe('rgb(1, 2, 3)')
})
