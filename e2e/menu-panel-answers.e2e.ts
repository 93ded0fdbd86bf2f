import { expect, test } from 'vitest'
import { openEntry, panel } from './menu-panel.ts'
import { stagePortal } from './portal.ts'

// what the panel above a page is answered, and what it shows of it
const portal = stagePortal()
const operator = portal.person('lin.jing')

test('[BL-128] associated menus come with their path and permission; one without permission is dimmed and leads nowhere', async () => {
  const { page } = operator
  const { menuAssociationVOS: menus } = await openEntry(page)
  for (const menu of menus)
    expect(menu).toEqual({
      id: expect.stringMatching(/^\d{5}$/),
      name: expect.stringMatching(/./),
      path: expect.stringMatching(/^\//),
      coMenuPerm: expect.stringMatching(/^[01]$/),
      loginRelated: expect.stringMatching(/^[01]$/),
    })
  expect(menus.map(({ id, coMenuPerm }) => [id, coMenuPerm])).toEqual([
    ['10102', '1'],
    ['10103', '0'],
  ])
  const links = panel(page).getByRole('list', { name: '关联菜单' }).getByRole('button')
  expect(await links.allInnerTexts()).toEqual(menus.map(({ name }) => name))
  const [open, closed] = await links.all()
  expect(await open!.getAttribute('aria-disabled')).toBeNull()
  expect(await closed!.getAttribute('aria-disabled')).toBe('true')
  expect(await closed!.getAttribute('title')).toBe('无菜单权限，请联系管理员授权')
  const colour = (of: typeof open) => of!.evaluate((one) => getComputedStyle(one).color)
  expect(await colour(closed)).not.toBe(await colour(open))
  // Playwright waits for a button that is enabled
  await closed!.click({ force: true })
  await page
    .getByText(/无菜单权限|没有.*权限|申请/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await page.getByRole('tab', { name: menus[1]!['name']! }).count()).toBe(0)
  await page.keyboard.press('Escape')
})
