import { expect, test } from 'vitest'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import { richLink } from '@iisp/web/rich-text/rich-link'
import { shippedFiles } from '../../../modules/guide/server/library/shipped-files.ts'
import { firstGuides } from '@iisp/guide/contract'
import { loadSeeds } from '@iisp/server'
import { composeUnkeyed } from './compose-unkeyed.ts'

const fills = (await loadSeeds(composeUnkeyed().modules)).flatMap((seed) => seed.fills ?? [])
const guides = firstGuides.itemsOf(fills)
const menus = new Set(guides.map(({ menuId }) => menuId))

const parts = guides.flatMap(({ menuId, content }) =>
  [...content.items, ...content.notes].flatMap((part) =>
    (['zh', 'en'] as const).map(
      (language) => [`${menuId} ${part.uuid} ${language}`, part.html[language]] as const,
    ),
  ),
)

test.each(parts)('%s holds nothing but the safe set', (_, html) => {
  expect(html).not.toBe('')
  expect(cleanRichText(html)).toBe(html)
})

test('every link of the seeded descriptions leads somewhere', () => {
  const links = parts.flatMap(([, html]) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => richLink(href!)),
  )
  const lost = links.filter(
    (link) =>
      (link.kind === 'download' && !shippedFiles.has(link.fileId)) ||
      (link.kind === 'menu' && !menus.has(link.name)),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(lost).toEqual([])
})
