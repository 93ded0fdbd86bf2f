import type { RecentsPort } from '@iisp/web/ports'
import { request } from '@iisp/web/request/request'
import { longestItem, notedKinds, recentItemList, recentItemNote } from '../contract/recent-items.ts'

const quiet = { quiet: true } as const

/** Remembers on the server what the person opened. */
export const recents: RecentsPort = {
  load: () => request(recentItemList, {}, quiet),
  note(item) {
    const kind = notedKinds.find((one) => one === item.kind)
    if (kind === undefined || item.query.length > longestItem.query) return
    const title = item.title.slice(0, longestItem.words)
    const detail = item.detail.slice(0, longestItem.words)
    request(recentItemNote, { ...item, kind, title, detail }, quiet).catch(() => {})
  },
}
