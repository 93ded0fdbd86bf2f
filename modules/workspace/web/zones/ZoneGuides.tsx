import type { Menu } from '@iisp/contract'
import { bookPage, getMenuVideoList, queryReadBook, videoPage } from '@iisp/guide/contract'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { useQueries } from '@tanstack/react-query'
import home from '../home/home.module.css'
import { zoneTexts } from './zone-texts.ts'
import css from './zones.module.css'

/** Number of menus whose handbooks are queried. */
const atMost = 12
const quiet = { quiet: true } as const

const guidesOf = async ({ id }: Menu) => {
  const [book, videos] = await Promise.all([
    request(queryReadBook, { menuId: id }, quiet),
    request(getMenuVideoList, { MENUID: id }, quiet),
  ])
  return { hasBook: book !== null, hasVideos: videos.length > 0 }
}

/** The handbooks and training videos of these menus. Renders nothing if there are none. */
export function ZoneGuides({ menus }: { menus: readonly Menu[] }) {
  const t = useText(zoneTexts)
  const locale = useLocale()
  const openTab = useOpenTab()
  const asked = menus.slice(0, atMost)
  const answers = useQueries({
    queries: asked.map((menu) => ({
      queryKey: ['zone-guides', menu.id],
      queryFn: () => guidesOf(menu),
      meta: quiet,
    })),
  })
  const links = asked.flatMap((menu, at) => {
    const { hasBook = false, hasVideos = false } = answers[at]?.data ?? {}
    const name = menu.name[locale]
    return [
      ...(hasBook ? [{ text: t('guide', { name }), path: bookPage.path, query: { id: menu.id } }] : []),
      ...(hasVideos
        ? [{ text: t('videos', { name }), path: videoPage.path, query: { menuId: menu.id } }]
        : []),
    ]
  })
  if (links.length === 0) return null
  return (
    <section className={home.section} aria-labelledby="zone-guides">
      <header className={home.sectionHead}>
        <h2 id="zone-guides">{t('guides')}</h2>
      </header>
      <ul className={css.links}>
        {links.map(({ text, ...target }) => (
          <li key={text}>
            <button type="button" className={home.notice} onClick={() => void openTab(target)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
