import { refuse } from '@iisp/contract'
import { isBareRichText } from '@iisp/contract/rich-text'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import type { AnnouncementTexts } from '../../contract/announcement-desk.ts'
import { noticeErrors } from '../../contract/errors.ts'

/** The texts as they are stored; refused without a Chinese title and text. What is bare English is none. */
export function storedTexts(given: AnnouncementTexts): AnnouncementTexts {
  const titleZh = given.titleZh.trim()
  const contentZh = cleanRichText(given.contentZh)
  const contentEn = cleanRichText(given.contentEn)
  if (titleZh === '') refuse(noticeErrors.titleEmpty)
  if (isBareRichText(contentZh)) refuse(noticeErrors.contentEmpty)
  return {
    titleZh,
    titleEn: given.titleEn.trim(),
    contentZh,
    contentEn: isBareRichText(contentEn) ? '' : contentEn,
  }
}
