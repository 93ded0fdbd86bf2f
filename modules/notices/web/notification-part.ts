export const notificationParts = ['announcements', 'messages'] as const
type NotificationPart = (typeof notificationParts)[number]

/** Which part of the page an address names. */
export const partOf = (query: URLSearchParams): NotificationPart =>
  notificationParts.find((one) => one === query.get('part')) ?? 'announcements'

/** What opens the person's own messages. */
export const messagesQuery = 'part=messages'
