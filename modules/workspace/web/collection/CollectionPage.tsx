import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web/i18n/use-text'
import { usePageTitle } from '@iisp/web'
import {
  commomMenuConfig,
  commomMenuList,
  getQuickMenuList,
  quickMenuConfig,
} from '../../contract/menu-choices.ts'
import { SavedBooks } from './SavedBooks.tsx'
import { SavedMenus } from './SavedMenus.tsx'
import { collectionTexts } from './texts.ts'
import css from './collection.module.css'

/** The person's saved quick menus, common menus and handbooks. */
export function CollectionPage() {
  const t = useText(collectionTexts)
  usePageTitle(t('title'))
  return (
    <Page title={t('title')} description={t('hint')}>
      <div className={css.lists}>
        <SavedMenus title={t('quick')} list={getQuickMenuList} config={quickMenuConfig} />
        <SavedMenus title={t('common')} list={commomMenuList} config={commomMenuConfig} />
        <SavedBooks />
      </div>
    </Page>
  )
}
