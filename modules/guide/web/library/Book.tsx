import { changeReadBook, listReadBooks, queryBusinessDescription } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { Empty } from '@iisp/ui/empty'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall, useOpenMenu, useSend, useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { pageTexts } from './library-texts.ts'
import css from './library.module.css'

const invalidates = [listReadBooks, queryBusinessDescription]
/** An id that no menu has, so that the server answers 'not found'. */
const isMenuId = (id: string) => /^[0-9]{1,20}$/.test(id)

/** A menu's book: its whole description as one text. */
export function Book({ menuId }: { menuId: string }) {
  const t = useText(pageTexts)
  const openMenu = useOpenMenu()
  const known = isMenuId(menuId)
  const answer = useCall(
    queryBusinessDescription,
    { menuId: known ? menuId : '0' },
    { quiet: true, enabled: known, staleTime: 0 },
  )
  const change = useSend(changeReadBook, { invalidates })
  if (!known || answer.error?.status === 404) return <Empty reason={t('missing')} />
  if (answer.error && !answer.data)
    return (
      <Empty
        reason={answer.error.msg}
        action={<Button onClick={() => void answer.refetch()}>{t('again')}</Button>}
      />
    )
  if (!answer.data) return <Skeleton lines={10} />
  const { readBookByMenuId: book, commentDetailsByMenuId: menu, newMenuDescribe, explainNotes } = answer.data
  if (!book) return <Empty reason={t('missing')} />
  const saved = book.state === '1'
  const parts = [...newMenuDescribe, ...explainNotes].filter((part) => part.ISSHOW !== '0')
  return (
    <article className={css.book}>
      <header className={css.bookHead}>
        <h2>{menu.menuName}</h2>
        <Button
          writing={change.isPending}
          onClick={() => change.mutate({ ID: book.ID, MENUNAME: book.MENUNAME, state: saved ? '0' : '1' })}
        >
          {saved ? t('letGo') : t('keep')}
        </Button>
        <Button type="primary" onClick={() => void openMenu(menuId)}>
          {t('openMenu')}
        </Button>
      </header>
      {parts.map((part) => (
        <section key={part.uuid}>
          <h3>{part.LABEL}</h3>
          <RichText html={part.DESCRIBECH} />
        </section>
      ))}
    </article>
  )
}
