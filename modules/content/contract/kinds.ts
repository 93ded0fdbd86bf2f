/** What an article is: a page below /cms, or an entry of one of the lists of the extension centre. */
export const articleKinds = ['page', 'help', 'guide', 'news', 'download'] as const
export type ArticleKind = (typeof articleKinds)[number]
export const listedKinds = ['help', 'guide', 'news', 'download'] as const
export type ListedKind = (typeof listedKinds)[number]

export const articleCategories = ['account', 'transfer', 'opening', 'platform'] as const
export type ArticleCategory = (typeof articleCategories)[number]
