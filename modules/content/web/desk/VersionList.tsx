import { type DeskArticle, articleVersionList } from '@iisp/content/contract'
import { Button } from '@iisp/ui/button'
import { Pagination } from '@iisp/ui/pagination'
import { Loaded } from '@iisp/ui/skeleton'
import { StatusDot } from '@iisp/ui/status-dot'
import { useNumberedList, useText } from '@iisp/web'
import { type DeskText, deskTexts } from './desk-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly article: DeskArticle
  readonly onOpen: (version: number) => void
  readonly onRestore: (version: number) => void
}

export function VersionList({ article, onOpen, onRestore }: Props) {
  const t = useText(deskTexts)
  const { rows, error, paging } = useNumberedList(articleVersionList, { id: article.id })
  return (
    <Loaded loading={!rows && !error} error={error ?? null} lines={6}>
      <ol className={css.versions} aria-label={t('versions')}>
        {rows?.map(({ version, title, author, at, note }) => (
          <li key={version}>
            <div className={css.versionHead}>
              <strong>{t('version', { n: version })}</strong>
              <Place article={article} version={version} t={t} />
              <span className={css.versionActions}>
                <Button onClick={() => onOpen(version)}>{t('look')}</Button>
                {version !== article.latest && (
                  <Button onClick={() => onRestore(version)}>{t('restore')}</Button>
                )}
              </span>
            </div>
            <p>{title}</p>
            <p className={css.note}>{[t('byWhom', { author, at }), note].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
      {paging.total > paging.pageSize && <Pagination {...paging} />}
    </Loaded>
  )
}

/** Whether readers see a version, or will. */
function Place({ article, version, t }: { article: DeskArticle; version: number; t: DeskText }) {
  if (article.state === 'published' && article.shown === version)
    return <StatusDot tone="success" label={t('inPlace')} />
  if (article.coming === version)
    return <StatusDot tone="warning" label={`${t('comes')} ${article.comingFrom}`} />
  return version === article.latest ? <StatusDot tone="neutral" label={t('newest')} /> : null
}
