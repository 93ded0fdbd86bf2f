import { listedArticles } from './articles.ts'
import { cmsPages } from './cms-pages.ts'

/** The texts that every installation has. */
export const deliveredArticles = [...cmsPages, ...listedArticles]
