/** Events of this module. They report that something changed, without its content. */
export const verificationTopics = { changed: 'verification.changed' } as const
