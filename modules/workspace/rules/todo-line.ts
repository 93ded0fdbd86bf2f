import type { Language } from '@iisp/contract'

interface Waiting {
  readonly menuName: string
  readonly total: number
  readonly oldest: string | null
}

/** A menu's to-dos in a line. */
export function todoLine({ menuName, total, oldest }: Waiting, language: Language): string {
  const since = oldest?.slice(0, 16)
  if (language === 'zh') return `${menuName}：${total}笔${since ? `，最早自${since}` : ''}`
  return `${menuName}: ${total}${since ? `, the oldest since ${since}` : ''}`
}
