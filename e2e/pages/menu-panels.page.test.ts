import { getMenuAuthority } from '@iisp/identity/contract'
import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()

/** Accounts that together have every menu. */
const people = [
  'lin.jing',
  'zhou.hang',
  'shen.li',
  'he.yu',
  'hai.tao',
  'zhao.tuo',
  'du.jian',
  'guan.li',
  'shen.ji',
  'ji.deng',
]

test('[BL-024] every business menu has its description above the page, with the panel’s links', async () => {
  const pages = new Map(
    portal.iisp.portal.pages.filter(({ effect }) => effect === undefined).map((page) => [page.id, page.path]),
  )
  for (const name of people) {
    const client = await portal.iisp.as(name)
    const tree = await client.ok(getMenuAuthority, {})
    const own = tree.flatMap((group) => group.children).filter((menu) => menu.coMenuPerm === '1')
    const { page, context } = await portal.signedIn(client)
    for (const { id } of own) {
      const path = pages.get(id)
      if (path === undefined) continue
      await page.goto(`/iisp${path}?mid=${id}`)
      const panel = page.getByRole('region', { name: '业务说明', exact: true })
      await panel.getByRole('button', { name: '点赞' }).waitFor()
      for (const link of ['返回', '点踩', '吐槽', '业务红宝书'])
        expect(await panel.getByRole('button', { name: link, exact: true }).count(), `${id} ${link}`).toBe(1)
      const unfold = panel.getByRole('button', { name: '展开业务说明' })
      if ((await unfold.count()) === 1) await unfold.click()
      for (const part of ['功能说明', '操作步骤'])
        await panel.getByRole('heading', { name: part, exact: true }).waitFor()
      pages.delete(id)
    }
    await context.close()
  }
  expect([...pages]).toEqual([])
}, 240_000)
