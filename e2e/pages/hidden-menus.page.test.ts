import { definePageGroup } from '@iisp/contract'
import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { entry, partnerPage, partners } from '../partners.ts'
import { menu } from '../shell.ts'
import { stageWindow } from '../window/stage-window.ts'

// menus that the documents hide from some, as an installation adds them
const tax = definePageGroup({
  id: '12',
  parent: null,
  name: { zh: '业务12', en: 'Menu 12' },
  icon: 'file',
  sort: 90,
})
const page = (id: string, parent = partners) => partnerPage(id, `业务${id}`, { parent })
const pages = [page('1201', tax), ...['1012', '1013', '1015', '40205', '7701'].map((id) => page(id))]
const portal = stageWindow({}, [{ name: 'partners', handlers: [], pages }])

const set = (institution: string, column: 'is_public' | 'monitor_report', value: boolean) =>
  portal.iisp.owner.query(`UPDATE identity.institution SET ${column} = $1 WHERE institution_id = $2`, [
    value,
    institution,
  ])

/** The numbers of the installed menus that a person finds in the tree. */
async function listed(account: string): Promise<string[]> {
  const { page: on, context } = await portal.signedIn(account)
  await on.goto('/')
  await entry(on, partners.name.zh).click()
  await entry(on, '业务7701').waitFor()
  if ((await entry(on, tax.name.zh).count()) > 0) await entry(on, tax.name.zh).click()
  const texts = await menu(on).getByRole('button').allInnerTexts()
  await context.close()
  return texts.flatMap((text) => /^业务(\d+)/.exec(text)?.[1] ?? []).filter((id) => id !== '7701')
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
  const { page: on, context } = await portal.signedIn('lin.jing')
  await on.goto('/iisp/partners/p40205')
  await on.getByText('抱歉，您访问的页面不存在').waitFor()
  await context.close()
  await set('M001', 'monitor_report', false)
  expect(await listed('lin.jing')).toContain('40205')
})

test('[SH-277] the menus of one person differ between the zones 0 and 5, and by whether the institution is public', async () => {
  const menusOf = async (zone: 'getMenuAuthority' | 'getQuantMenuAuthority') =>
    JSON.stringify(await ask(on, `/api/common/menuAuthority/${zone}`))
  const { page: on, context } = await portal.signedIn('he.yu')
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
