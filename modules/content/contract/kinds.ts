/**
 * Kinds of articles: a page below /cms, or an entry of one of the lists of the extension centre.
 */
export const articleKinds = ['page', 'help', 'guide', 'news', 'download'] as const
export type ArticleKind = (typeof articleKinds)[number]
export const listedKinds = ['help', 'guide', 'news', 'download'] as const
export type ListedKind = (typeof listedKinds)[number]

export const articleCategories = ['account', 'transfer', 'opening', 'platform'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** Kinds that operators may add. Downloads need a file, and files come with the portal. */
export const writtenKinds = ['page', 'help', 'guide', 'news'] as const
export type WrittenKind = (typeof writtenKinds)[number]

export const articleStates = ['draft', 'scheduled', 'published', 'ended', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]
/**
 * The newest version compared with the public one: the same, an operator's draft, or a text
 * delivered with the portal.
 */
export const pendingKinds = ['none', 'draft', 'delivered'] as const
export type PendingKind = (typeof pendingKinds)[number]
