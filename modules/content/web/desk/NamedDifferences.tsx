import type { ArticleTexts } from '@iisp/content/contract'
import { useText } from '@iisp/web'
import { differingParts } from '../../rules/differences.ts'
import { editorTexts } from './editor-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly texts: ArticleTexts
  /** The version that readers see; null if there is none. */
  readonly published: ArticleTexts | null
}

/** Names the parts in which an article differs from the published text. */
export function NamedDifferences({ texts, published }: Props) {
  const t = useText(editorTexts)
  const parts = published && differingParts(texts, published).map((part) => t(`parts.${part}`))
  return (
    <p role="status" className={css.note}>
      {parts === null
        ? t('notPublished')
        : parts.length === 0
          ? t('same')
          : t('differs', { parts: parts.join(t('and')) })}
    </p>
  )
}
