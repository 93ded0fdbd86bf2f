import { changeReadBook, listReadBooks, queryBusinessDescription } from '@iisp/guide/contract'
import { Icon } from '@iisp/ui/icon'
import { useOpenTab, useSend, useText } from '@iisp/web'
import { bookPage } from '../../contract/pages.ts'
import { panelTexts } from './panel-texts.ts'
import type { MenuGuide } from './menu-guide.ts'
import css from './panel.module.css'

/** 业务红宝书: opens the book of the menu, and saves or removes it. */
export function BookButton({ book }: { book: NonNullable<MenuGuide['readBookByMenuId']> }) {
  const t = useText(panelTexts)
  const openTab = useOpenTab()
  const change = useSend(changeReadBook, { invalidates: [queryBusinessDescription, listReadBooks] })
  const saved = book.state === '1'
  const open = () =>
    void openTab({ path: bookPage.path, query: { id: book.ID, name: book.MENUNAME }, title: t('book') })
  return (
    <>
      <button type="button" className={css.tool} onClick={open}>
        <Icon name="file" size={14} />
        {t('book')}
      </button>
      <button
        type="button"
        className={css.tool}
        aria-pressed={saved}
        aria-busy={change.isPending || undefined}
        onClick={() =>
          change.isPending ||
          change.mutate({ ID: book.ID, MENUNAME: book.MENUNAME, state: saved ? '0' : '1' })
        }
      >
        {saved ? t('bookLetGo') : t('bookKeep')}
      </button>
    </>
  )
}
