import { expect, test } from 'vitest'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import { richLink } from '@iisp/web/rich-text/rich-link'
import { shippedFiles } from '../../../modules/guide/server/library/shipped-files.ts'
import { seededGuides } from './seeded-guides.ts'

const parts = Object.entries(seededGuides).flatMap(([menu, guide]) =>
  [...guide.items, ...guide.notes].flatMap((part) =>
    (['zh', 'en'] as const).map(
      (language) => [`${menu} ${part.uuid} ${language}`, part.html[language]] as const,
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
      (link.kind === 'menu' && !(link.name in seededGuides)),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(lost).toEqual([])
})
