import type { DeskArticle } from '@iisp/content/contract'

/** A published page of which the desk has the second version. */
export const sampleArticle: DeskArticle = {
  id: '9',
  revision: 4,
  kind: 'page',
  key: 'certificate-check',
  category: 'platform',
  title: '证书核验',
  languages: 'chinese',
  state: 'published',
  pending: 'none',
  latest: 2,
  author: '赵拓',
  savedAt: '2026-11-20 09:00:00',
  shown: 2,
  shownFrom: '2026-11-01 09:00:00',
  shownUntil: null,
  coming: null,
  comingFrom: null,
  comingUntil: null,
}
/** Its texts, in Chinese alone. */
export const sampleTexts = {
  category: 'platform',
  titleZh: '证书核验',
  titleEn: '',
  bodyZh: '<p>正文</p>',
  bodyEn: '',
} as const
