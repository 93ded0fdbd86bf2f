import type { WrittenArticle } from '../write-articles.ts'

type Both = readonly [zh: string, en: string]
/** A heading, its paragraph, and the steps below it. */
export interface Section {
  readonly heading: Both
  readonly text: Both
  readonly steps?: readonly [zh: readonly string[], en: readonly string[]]
}

const html = (intro: Both, sections: readonly Section[], at: 0 | 1): string =>
  [
    `<p>${intro[at]}</p>`,
    ...sections.map(({ heading, text, steps }) => {
      const list = steps ? `<ol>${steps[at].map((step) => `<li>${step}</li>`).join('')}</ol>` : ''
      return `<h3>${heading[at]}</h3><p>${text[at]}</p>${list}`
    }),
  ].join('')

/** The text of an article: an introduction, then sections. */
export const text = (intro: Both, ...sections: Section[]): WrittenArticle['body'] => [
  html(intro, sections, 0),
  html(intro, sections, 1),
]
