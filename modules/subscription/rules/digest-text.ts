import type { Language } from '@iisp/contract'

interface Told {
  readonly name: string
  readonly total: number
  readonly lines: readonly string[]
}

export const digestTitle = ({ name, total }: Told, language: Language): string =>
  language === 'zh' ? `${name}：${total}条` : `${name}: ${total}`

/** The lines, and how many more there are. */
export function digestBody({ total, lines }: Told, language: Language): string {
  if (total <= lines.length) return lines.join('\n')
  const rest = total - lines.length
  const more = language === 'zh' ? `另有${rest}条，请在平台查看。` : `${rest} more: see them in the portal.`
  return [...lines, more].join('\n')
}

/** The end of a mail. */
export const unsubscribeHint: Readonly<Record<Language, string>> = {
  zh: '本邮件由您在“订阅中心”的订阅发出，如不再需要，请登录平台退订。',
  en: 'You subscribed to this mail at “Subscriptions”. Sign in there to unsubscribe.',
}
