export const notificationParts = ['announcements', 'messages'] as const
type NotificationPart = (typeof notificationParts)[number]

/** The part of the page in the address. */
export const partOf = (query: URLSearchParams): NotificationPart =>
  notificationParts.find((one) => one === query.get('part')) ?? 'announcements'

/** The query that opens the person's own messages. */
export const messagesQuery = 'part=messages'
