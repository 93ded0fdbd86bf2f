import { afterEach, expect, test } from 'vitest'
import { reloadFailedStyles, watchStyles } from './styles.ts'

const links = () => [...document.head.querySelectorAll('link')]
const add = (href: string) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href })
  document.head.append(link)
  return link
}
afterEach(() => links().forEach((link) => link.remove()))

test('a stylesheet that failed to load is requested again, and one that loaded is not', async () => {
  watchStyles()
  const here = add('/assets/here.css')
  add('/assets/gone.css').dispatchEvent(new Event('error'))
  const reloading = reloadFailedStyles()
  expect(links()[0]).toBe(here)
  links()[1]!.dispatchEvent(new Event('load'))
  await reloading
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/here.css', '/assets/gone.css'])
})

test('a second failure rejects, and the stylesheet is requested again next time', async () => {
  watchStyles()
  add('/assets/gone.css').dispatchEvent(new Event('error'))
  const first = reloadFailedStyles()
  links()[0]!.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow(/Unable to preload CSS for .+gone\.css/)
  const second = reloadFailedStyles()
  links()[0]!.dispatchEvent(new Event('load'))
  await second
})
