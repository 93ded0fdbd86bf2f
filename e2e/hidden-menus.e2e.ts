import { definePage, definePageGroup } from '@iisp/contract'
import type { ServerModule } from '@iisp/server'
import { signedIn } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { stagePortal } from './portal.ts'

// menus that the documents hide from some, as an installation adds them
const site = 'https://research.example'
const named = (id: string) => ({ name: { zh: `业务${id}`, en: `Menu ${id}` } })
const groupOf = (id: string) => definePageGroup({ id, parent: null, ...named(id), icon: 'file', sort: 90 })
const [tax, partners] = [groupOf('12'), groupOf('77')]
const page = (id: string, parent: typeof tax) =>
  definePage({
    id,
    parent,
    path: `/partners/p${id}`,
    ...named(id),
    sort: Number(id),
    roles: ['operator'],
    effect: { embedded: `${site}/p${id}` },
  })
const pages = [
  page('1201', tax),
  ...['1012', '1013', '1015', '40205', '7701'].map((id) => page(id, partners)),
]
const installed: ServerModule = { name: 'partners', handlers: [], pages }
const portal = stagePortal({}, { FRAME_ORIGINS: site }, [installed])

const set = (institution: string, column: 'is_public' | 'monitor_report', value: boolean) =>
  portal.iisp.owner.query(`UPDATE identity.institution SET ${column} = $1 WHERE institution_id = $2`, [
    value,
    institution,
  ])

/** The numbers of the installed menus that a person finds in the tree. */
async function listed(account: string): Promise<string[]> {
  const { page: on, context } = await signedIn(portal.browser, portal.iisp, account)
  await on.goto('/')
  const menu = on.getByRole('navigation', { name: '菜单' })
  for (const id of ['77', '12']) {
    const head = menu.getByRole('button', { name: new RegExp(`^业务${id}$`) })
    // oxlint-disable no-await-in-loop -- one group after the other
    if (id === '77') await head.waitFor()
    if ((await head.count()) > 0 && (await head.getAttribute('aria-expanded')) === 'false') await head.click()
    // oxlint-enable no-await-in-loop
  }
  await menu.getByRole('button', { name: '业务7701' }).waitFor()
  const texts = await menu.getByRole('button').allInnerTexts()
  await context.close()
  return texts
    .flatMap((text) => /^业务(\d+)/.exec(text)?.[1] ?? [])
    .filter((id) => !['77', '7701'].includes(id))
}

test.each([
  ['a manager', 'lin.jing', 'M001', false, ['12', '1201', '1012', '1013', '1015', '40205']],
  ['a public-offering manager', 'lin.jing', 'M001', true, ['12', '1201', '1012', '40205']],
  ['a channel', 'qian.duo', 'C001', false, ['1013', '40205']],
  ['a public-offering channel', 'qian.duo', 'C001', true, ['40205']],
] as const)(
  '[SH-272] [SH-274] [SH-275] [SH-276] %s finds the menus that are not hidden from it',
  async (_, account, institution, isPublic, menus) => {
    await set(institution, 'is_public', isPublic)
    expect((await listed(account)).toSorted()).toEqual([...menus].toSorted())
    await set(institution, 'is_public', false)
  },
)

test('[SH-273] whose reports are watched finds no menu 40205, and no page at its address', async () => {
  await set('M001', 'monitor_report', true)
  expect(await listed('lin.jing')).not.toContain('40205')
  const { page: on, context } = await signedIn(portal.browser, portal.iisp, 'lin.jing')
  await on.goto('/iisp/partners/p40205')
  await on.getByText('抱歉，您访问的页面不存在').waitFor()
  await context.close()
  await set('M001', 'monitor_report', false)
  expect(await listed('lin.jing')).toContain('40205')
})

test('[SH-277] the menus of one person differ between the zones 0 and 5, and by whether the institution is public', async () => {
  const menusOf = async (zone: 'getMenuAuthority' | 'getQuantMenuAuthority') =>
    JSON.stringify(await ask(on, `/api/common/menuAuthority/${zone}`))
  const { page: on, context } = await signedIn(portal.browser, portal.iisp, 'he.yu')
  const quantitative = on.waitForResponse('**/getQuantMenuAuthority')
  await on.goto('/')
  await on.getByRole('button', { name: '量化专区' }).click()
  const shown = (await (await quantitative).json()) as { data: unknown }
  const usual = await menusOf('getMenuAuthority')
  expect(usual).toContain('业务1013')
  expect(JSON.stringify(shown.data)).not.toBe(usual)
  await context.close()
  await set('M002', 'is_public', true)
  expect(await listed('he.yu')).not.toContain('1013')
})
