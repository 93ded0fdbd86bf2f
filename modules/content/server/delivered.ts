import { readArticles } from './read-articles.ts'

/** The texts that every installation has. */
export const deliveredArticles = readArticles(new URL('./delivered/', import.meta.url))
