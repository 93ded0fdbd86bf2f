import type { Page } from '@iisp/contract'

const changeable = ['gates', 'effect'] as const

/** Gives a page other gates, or another effect, and returns a function that takes them back: pages are shared by all files. */
export function changePage(page: Page, change: Pick<Page, (typeof changeable)[number]>): () => void {
  const before = { ...page }
  Object.assign(page, change)
  return () => {
    for (const name of changeable) {
      Reflect.deleteProperty(page, name)
      if (before[name] !== undefined) Object.assign(page, { [name]: before[name] })
    }
  }
}
