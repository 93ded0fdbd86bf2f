import { type Input, type InstitutionKind, institutionKinds } from '@iisp/contract'
import { isBareRichText } from '@iisp/contract/rich-text'
import type { AnnouncementDetail, AnnouncementTexts, announcementDeskPublish } from '@iisp/notices/contract'
import type { Translate } from '@iisp/web'
import type { announcementTexts } from './announcement-texts.ts'

/** The fields of an announcement; date and time count where it is published later. */
export interface AnnouncementValues extends AnnouncementTexts {
  readonly audience: readonly InstitutionKind[]
  readonly when: 'now' | 'later'
  readonly date: string
  readonly time: string
}
const blank: AnnouncementValues = {
  titleZh: '',
  titleEn: '',
  contentZh: '',
  contentEn: '',
  audience: institutionKinds,
  when: 'now',
  date: '',
  time: '',
}

export function valuesOf(edited: AnnouncementDetail | null): AnnouncementValues {
  if (edited === null) return blank
  const { titleZh, titleEn, contentZh, contentEn, audience, state, publishedAt } = edited
  const texts = { titleZh, titleEn, contentZh, contentEn, audience }
  if (state !== 'planned') return { ...blank, ...texts }
  return { ...texts, when: 'later', date: publishedAt.slice(0, 10), time: publishedAt.slice(11, 16) }
}

export const announcementOf = ({
  when,
  date,
  time,
  audience,
  ...texts
}: AnnouncementValues): Input<typeof announcementDeskPublish> => ({
  ...texts,
  audience: [...audience],
  publishAt: when === 'now' ? null : { date, time },
})

export const announcementFaults =
  (t: Translate<(typeof announcementTexts)['zh']>) =>
  ({ titleZh, contentZh, audience, when, date, time }: AnnouncementValues) => ({
    titleZh: titleZh.trim() === '' && t('form.titleMissing'),
    contentZh: isBareRichText(contentZh) && t('form.contentMissing'),
    audience: audience.length === 0 && t('form.audienceMissing'),
    date: when === 'later' && date === '' && t('form.dateMissing'),
    time: when === 'later' && time === '' && t('form.timeMissing'),
  })
