import { type Language, type Static, shownPerson, t } from '@iisp/contract'

/**
 * An event in a chat as stored: the person who caused it, and for a handover the recipient and the
 * reason.
 */
export const chatEvent = t.Object({
  code: t.oneOf('taken', 'handed-over', 'ended-by-service', 'ended-by-person'),
  by: t.personName,
  /** The real person, if somebody acted as `by`. */
  realBy: t.Optional(t.personName),
  to: t.Optional(t.personName),
  note: t.Optional(t.text(200)),
})
export type ChatEvent = Static<typeof chatEvent>

const sayings: Readonly<Record<Language, Readonly<Record<ChatEvent['code'], (event: ChatEvent) => string>>>> =
  {
    zh: {
      taken: ({ by }) => `客服${by}为您服务`,
      'handed-over': ({ by, to, note }) => `会话已由${by}转接给${to}${note ? `（${note}）` : ''}`,
      'ended-by-service': () => '客服结束了会话，欢迎评价本次服务',
      'ended-by-person': ({ by, realBy }) => `${shownPerson(by, realBy ?? null, 'zh')}结束了会话`,
    },
    en: {
      taken: ({ by }) => `${by} of customer service is here for you`,
      'handed-over': ({ by, to, note }) => `${by} handed the chat over to ${to}${note ? ` (${note})` : ''}`,
      'ended-by-service': () => 'Customer service ended the chat. Please rate it.',
      'ended-by-person': ({ by, realBy }) => `${shownPerson(by, realBy ?? null, 'en')} ended the chat`,
    },
  }

/** A message in its reader's language; text written by people stays unchanged. */
export const chatText = (
  { text: written, event }: { readonly text: string; readonly event: ChatEvent | null },
  language: Language,
): string => (event === null ? written : sayings[language][event.code](event))
