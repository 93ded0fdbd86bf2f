import {
  type ArticleTexts,
  type DeskArticleDetail,
  type WrittenKind,
  contentLimits,
} from '@iisp/content/contract'
import { isBareRichText } from '@iisp/contract/rich-text'
import type { EditorText } from './editor-texts.ts'

export interface ArticleValues extends ArticleTexts {
  readonly kind: WrittenKind
  readonly address: string
  readonly note: string
}

export const textsOf = ({ category, titleZh, titleEn, bodyZh, bodyEn }: ArticleTexts): ArticleTexts => ({
  category,
  titleZh,
  titleEn,
  bodyZh,
  bodyEn,
})

const blank: ArticleTexts = { category: 'platform', titleZh: '', titleEn: '', bodyZh: '', bodyEn: '' }

export const valuesOf = (edited: DeskArticleDetail | null): ArticleValues => ({
  ...textsOf(edited ?? blank),
  kind: 'help',
  address: '',
  note: '',
})

export const faultsOf =
  (t: EditorText, isNewPage: (values: ArticleValues) => boolean) => (values: ArticleValues) => ({
    address: isNewPage(values) && values.address.trim() === '' && t('addressMissing'),
    titleZh: values.titleZh.trim() === '' && t('titleMissing'),
    bodyZh: isBareRichText(values.bodyZh) ? t('bodyMissing') : isLong(values.bodyZh) && t('bodyLong'),
    bodyEn: isLong(values.bodyEn) && t('bodyLong'),
  })
const isLong = (body: string) => body.length > contentLimits.body
