import type { ContentPageAnswer } from '@iisp/content/contract'
import { useText } from '@iisp/web/i18n/use-text'
import { useEffect, useRef } from 'react'
import { headingsOf } from '../../rules/headings.ts'
import { contentTexts } from '../content-texts.ts'
import css from './cms.module.css'

/** A table of contents helps from this many headings on. */
const longFrom = 3

/** A text with its title, and a table of contents where it is long. */
export function Article({ title, body, publishedAt }: ContentPageAnswer) {
  const t = useText(contentTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    void import('@iisp/web/messages/clean-html').then(({ cleanHtml }) => {
      if (current) place.current?.replaceChildren(cleanHtml(body))
    })
    return () => {
      current = false
    }
  }, [body])
  const headings = headingsOf(body)
  const show = (n: number) => place.current?.querySelectorAll('h3')[n]?.scrollIntoView()
  return (
    <article>
      <h1>{title}</h1>
      <p className={css.date}>
        {t('publishedAt')} {publishedAt.slice(0, 10)}
      </p>
      {headings.length >= longFrom && (
        <nav className={css.contents} aria-label={t('contents')}>
          <ol>
            {headings.map((heading, n) => (
              <li key={heading}>
                <button type="button" onClick={() => show(n)}>
                  {heading}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div ref={place} className={css.text} />
    </article>
  )
}
