import { type ArticleKind, type ArticleTexts, articleCategories } from '@iisp/content/contract'
import { useLocale, useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { Article } from '../cms/Article.tsx'
import cms from '../cms/cms.module.css'
import { deskTexts } from './desk-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly kind: ArticleKind
  readonly texts: ArticleTexts
  readonly publishedAt: string
}

/** An article in both languages, each as its readers see it: as a page of its own, or as an entry of a list. */
export function ArticlePreview({ kind, texts, publishedAt }: Props) {
  const t = useText(deskTexts)
  const locale = useLocale()
  const sides = [
    { language: 'zh', title: texts.titleZh, body: texts.bodyZh },
    { language: 'en', title: texts.titleEn, body: texts.bodyEn },
  ] as const
  return sides.map(({ language, title, body }) => (
    <section key={language} lang={language} aria-label={t(language)} className={css.side}>
      <h2 className={css.language}>{t(language)}</h2>
      {(title === '' || body === '') && <p className={css.note}>{t('noEnglish')}</p>}
      {kind === 'page' ? (
        <div className={cms.reading}>
          <Article title={title || texts.titleZh} body={body || texts.bodyZh} publishedAt={publishedAt} />
        </div>
      ) : (
        <>
          <h3>{title || texts.titleZh}</h3>
          <p>
            {articleCategories[texts.category][locale]} · {publishedAt}
          </p>
          <RichText html={body || texts.bodyZh} />
        </>
      )}
    </section>
  ))
}
