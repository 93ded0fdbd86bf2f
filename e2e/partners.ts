import { type Page as MenuPage, definePage, definePageGroup } from '@iisp/contract'
import { type Person, signedIn } from '@iisp/testing/browser'
import type { TestClient } from '@iisp/testing/test-client'
import type { Locator, Page } from 'playwright-core'
import { stagePortal } from './portal.ts'
import { menu } from './shell.ts'

/** Another site, whose pages an installation shows in frames. */
export const site = 'https://research.example'

/** The menu group of that site's pages. */
export const partners = definePageGroup({
  id: '77',
  parent: null,
  name: { zh: '合作平台', en: 'Partners' },
  icon: 'file',
  sort: 90,
})

/** A menu of the operators that shows a page of the other site, unless `rest` says otherwise. */
export const partnerPage = (id: string, zh: string, rest: Partial<MenuPage> = {}): MenuPage =>
  definePage({
    id,
    parent: partners,
    path: `/partners/p${id}`,
    name: { zh, en: `Menu ${id}` },
    sort: Number(id),
    roles: ['operator'],
    effect: { embedded: `${site}/p${id}` },
    ...rest,
  })

/** The portal of an installation that adds these pages. */
export const stagePartners = (pages: readonly MenuPage[], env: Readonly<Record<string, string>> = {}) =>
  stagePortal({}, { FRAME_ORIGINS: site, ...env }, [{ name: 'partners', handlers: [], pages }])

/** Signs somebody in and unfolds the group. The other site answers each page with its path as heading. */
export async function arrive(
  { browser, iisp }: ReturnType<typeof stagePortal>,
  who: string | TestClient = 'lin.jing',
): Promise<Person> {
  const person = await signedIn(browser, iisp, who)
  await person.context.route(`${site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>${new URL(route.request().url()).pathname}</h1>` }),
  )
  await person.page.goto('/')
  await entry(person.page, partners.name.zh).click()
  return person
}

export const entry = (on: Page, name: string): Locator =>
  menu(on).getByRole('button', { name: new RegExp(`^${name}`) })
