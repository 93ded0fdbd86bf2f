import { type DeskArticle, articleVersionDetail } from '@iisp/content/contract'
import { Button } from '@iisp/ui/button'
import { Loaded } from '@iisp/ui/skeleton'
import { failureOf, useCall, useText } from '@iisp/web'
import { ArticlePreview } from './ArticlePreview.tsx'
import { deskTexts } from './desk-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly article: DeskArticle
  readonly version: number
  readonly onBack: () => void
  readonly onRestore: () => void
}

/** A version as readers saw it, or would see it. */
export function VersionView({ article, version, onBack, onRestore }: Props) {
  const t = useText(deskTexts)
  const { data, error, isPending, refetch } = useCall(
    articleVersionDetail,
    { id: article.id, version },
    { quiet: true },
  )
  return (
    <>
      <div className={css.versionHead}>
        <Button onClick={onBack}>{t('back')}</Button>
        <strong>{t('version', { n: version })}</strong>
        {version !== article.latest && <Button onClick={onRestore}>{t('restore')}</Button>}
      </div>
      <Loaded loading={isPending} error={failureOf({ error, refetch })} lines={8}>
        {data && <ArticlePreview kind={article.kind} texts={data} publishedAt={data.at} />}
      </Loaded>
    </>
  )
}
