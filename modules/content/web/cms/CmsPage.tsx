import { contentPage, type ContentPageAnswer } from '@iisp/content/contract'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { OpenPageFrame } from '@iisp/web/open-frame/index'
import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { useEffect, useState } from 'react'
import { contentTexts } from '../content-texts.ts'
import { Article } from './Article.tsx'
import css from './cms.module.css'
import { Contact } from './Contact.tsx'

type State = ContentPageAnswer | 'loading' | 'gone' | 'failed'

/** A page for everybody, by its address below /cms. */
export default function CmsPage() {
  const t = useText(contentTexts)
  const language = useLocale()
  const { page, again } = usePage(keyOf(location.pathname), language)
  return (
    <OpenPageFrame size="medium">
      <div className={css.reading}>
        {page === 'loading' && <p role="status">{t('loading')}</p>}
        {page === 'gone' && <h1>{t('gone')}</h1>}
        {page === 'failed' && (
          <div role="alert">
            <p>{t('failed')}</p>
            <button type="button" onClick={again}>
              {t('retry')}
            </button>
          </div>
        )}
        {typeof page === 'object' && <Article {...page} />}
        <Contact />
      </div>
    </OpenPageFrame>
  )
}

/** The key of a page is its address below /cms. */
function keyOf(pathname: string): string {
  const key = pathname.replace(/^\/cms\//, '').replace(/\/+$/, '')
  return key.length > 100 ? key.slice(0, 100) : key
}

function usePage(key: string, language: string) {
  const [page, setPage] = useState<State>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leave = new AbortController()
    request(contentPage, { key }, { quiet: true, signal: leave.signal }).then(
      (found) => !leave.signal.aborted && setPage(found),
      (thrown: unknown) => {
        if (leave.signal.aborted) return
        if (!isRequestError(thrown)) throw thrown
        thrown.shown = true
        setPage(thrown.status === 404 ? 'gone' : 'failed')
      },
    )
    return () => leave.abort()
    // the answer is in the reader's language
  }, [key, language, tries])
  return { page, again: () => setTries((count) => count + 1) }
}
