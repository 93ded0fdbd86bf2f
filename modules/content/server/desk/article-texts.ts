import { refuse } from '@iisp/contract'
import { isBareRichText } from '@iisp/contract/rich-text'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import type { ArticleTexts } from '../../contract/article-desk.ts'
import { contentErrors } from '../../contract/errors.ts'

/** The texts as columns. Refuses a missing Chinese title or body; an English body without words is stored as ''. */
export function storedTexts(given: ArticleTexts) {
  const title_zh = given.titleZh.trim()
  const body_zh = cleanRichText(given.bodyZh)
  const body_en = cleanRichText(given.bodyEn)
  if (title_zh === '') refuse(contentErrors.titleEmpty)
  if (isBareRichText(body_zh)) refuse(contentErrors.bodyEmpty)
  return {
    category: given.category,
    title_zh,
    title_en: given.titleEn.trim(),
    body_zh,
    body_en: isBareRichText(body_en) ? '' : body_en,
  }
}
/** The columns of the texts under their names in answers. */
export const textColumns = [
  'v.category',
  'v.title_zh as titleZh',
  'v.title_en as titleEn',
  'v.body_zh as bodyZh',
  'v.body_en as bodyEn',
] as const
