import { refuse } from '@iisp/contract'
import { isBareRichText } from '@iisp/contract/rich-text'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import type { AnnouncementTexts } from '../../contract/announcement-desk.ts'
import { noticeErrors } from '../../contract/errors.ts'

/** The texts as columns. Refuses a missing Chinese title or text; an English text without words is stored as ''. */
export function storedTexts(given: AnnouncementTexts) {
  const title_zh = given.titleZh.trim()
  const content_zh = cleanRichText(given.contentZh)
  const content_en = cleanRichText(given.contentEn)
  if (title_zh === '') refuse(noticeErrors.titleEmpty)
  if (isBareRichText(content_zh)) refuse(noticeErrors.contentEmpty)
  return {
    title_zh,
    title_en: given.titleEn.trim(),
    content_zh,
    content_en: isBareRichText(content_en) ? '' : content_en,
  }
}
