import type { HomeCardKind } from '@iisp/contract/home-card'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useCall } from '@iisp/web/request/use-call'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { useMenus } from '@iisp/web/routes/portal-state'
import type { getQuickMenuList } from '../../contract/menu-choices.ts'
import { collection } from '../../contract/routes.ts'
import { EntryList } from './EntryList.tsx'
import css from './home.module.css'
import { homeTexts } from './texts.ts'

interface ChosenMenusProps {
  readonly of: HomeCardKind
  /** The call for the quick or for the common menus. */
  readonly call: typeof getQuickMenuList
}

/** The menus that the person chose, in their order. Renders nothing if there are none. */
export function ChosenMenus({ of, call }: ChosenMenusProps) {
  const t = useText(homeTexts)
  const locale = useLocale()
  const openTab = useOpenTab()
  const menus = useMenus()
  const { data = [] } = useCall(call, {}, { quiet: true })
  const chosen = data.map(({ menuId }) => menus?.byId(menuId)).filter((menu) => menu !== undefined)
  if (chosen.length === 0) return null
  return (
    <section className={css.section} aria-labelledby={of.id}>
      <header className={css.sectionHead}>
        <h2 id={of.id}>{of.name[locale]}</h2>
        <button
          type="button"
          className={css.link}
          onClick={() => void openTab({ path: collection.path, title: t('collection') })}
        >
          {t('collection')}
        </button>
      </header>
      <EntryList menus={chosen} />
    </section>
  )
}
