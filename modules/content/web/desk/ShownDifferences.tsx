import type { ArticleTexts } from '@iisp/content/contract'
import { useText } from '@iisp/web'
import { changedLines } from '../../rules/differences.ts'
import { editorTexts } from './editor-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly texts: ArticleTexts
  readonly published: ArticleTexts
}
const parts = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const

/** The paragraphs that were removed and added, part by part. */
export function ShownDifferences({ texts, published }: Props) {
  const t = useText(editorTexts)
  return parts.map((part) => {
    const lines = changedLines(published[part], texts[part])
    if (lines.length === 0) return null
    return (
      <section key={part} className={css.changed} aria-label={t(`parts.${part}`)}>
        <h3 className={css.language}>{t(`parts.${part}`)}</h3>
        {lines.map(({ change, text }, n) => {
          const Line = change === 'removed' ? 'del' : 'ins'
          // a line has no name of its own, and the list is made anew as a whole
          // oxlint-disable-next-line react/no-array-index-key
          return <Line key={n}>{text}</Line>
        })}
      </section>
    )
  })
}
