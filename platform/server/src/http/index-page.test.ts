import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { indexPage, ownPage } from './index-page.ts'

const html = '<html><head><script src="/a.js"></script></head><body></body></html>'

test.each([true, false])(
  'a person’s page: its head goes out before the answers are there (packed: %s)',
  async (packs) => {
    const answers = Promise.withResolvers<[{ call: string; input: object; data: string }]>()
    const sent = ownPage(html, '{}', { language: 'zh', answers: answers.promise }, packs)
    const page: Readable = packs ? sent.pipe(createGunzip()) : sent
    const [head] = (await once(page, 'data')) as [Buffer]
    expect(head.toString()).toBe('<html><head><script src="/a.js"></script>')
    answers.resolve([{ call: 'me', input: {}, data: '</script>' }])
    expect(head.toString() + (await text(page))).toBe(
      indexPage(html, '{}', { language: 'zh', answers: [await answers.promise.then(([one]) => one)] }),
    )
  },
)

test('what the page begins with stands at the end of its head, and no tag can begin in it', () => {
  expect(indexPage(html, '{"brand":"<b>"}')).toBe(
    String.raw`<html><head><script src="/a.js"></script><script type="application/json" id="begin">{"settings":{"brand":"\u003cb>"}}</script></head><body></body></html>`,
  )
})
