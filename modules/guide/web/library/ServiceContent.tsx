import { listReadBooks } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { Empty } from '@iisp/ui/empty'
import { Page } from '@iisp/ui/page'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall, usePageLocation, usePageTitle, useText } from '@iisp/web'
import { Book } from './Book.tsx'
import { pageTexts } from './library-texts.ts'
import css from './library.module.css'

/** 业务红宝书: the person's saved books, and the book named in the address. */
export function ServiceContent() {
  const t = useText(pageTexts)
  const { query, setQuery } = usePageLocation()
  const books = useCall(listReadBooks, {}, { quiet: true, staleTime: 0 })
  usePageTitle(t('books'))
  const shown = query.get('id') ?? books.data?.[0]?.ID ?? null
  return (
    <Page title={t('books')}>
      <div className={css.split}>
        <nav aria-label={t('mine')} className={css.side}>
          <h2 className={css.heading}>{t('mine')}</h2>
          {books.data === undefined && !books.error && <Skeleton lines={4} />}
          {books.error && !books.isFetching && (
            <p role="alert" className={css.note}>
              {books.error.msg}{' '}
              <Button type="link" onClick={() => void books.refetch()}>
                {t('again')}
              </Button>
            </p>
          )}
          {books.data?.length === 0 && <p className={css.note}>{t('noBooks')}</p>}
          <ul>
            {books.data?.map((book) => (
              <li key={book.ID}>
                <button
                  type="button"
                  className={css.entry}
                  aria-current={book.ID === shown || undefined}
                  onClick={() => setQuery(new URLSearchParams({ id: book.ID, name: book.MENUNAME }))}
                >
                  {book.MENUNAME}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {shown === null ? <Empty reason={t('noBook')} /> : <Book key={shown} menuId={shown} />}
      </div>
    </Page>
  )
}
