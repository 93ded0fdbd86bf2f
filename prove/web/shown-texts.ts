import type { Page } from 'playwright-core'

/** What a person reads or hears on the page, without what is marked as another language. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang
    const isOwn = (element: Element) => {
      const marked = element.closest('[lang]')?.getAttribute('lang') ?? own
      return marked === own && element.closest('script, style, noscript') === null
    }
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      if (element !== null && isOwn(element) && element.checkVisibility()) texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!isOwn(element) || !element.checkVisibility()) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return [...new Set([document.title, ...texts])].filter((text) => text.trim() !== '')
  })
