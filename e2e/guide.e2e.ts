import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()

async function openAs(name: string, path: string): Promise<Page> {
  const { cookies, origin } = await portal.iisp.as(name)
  const context = await portal.browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([...cookies].map(([cookie, value]) => ({ name: cookie, value, url: origin })))
  const page = await context.newPage()
  await page.goto(`${origin}/iisp${path}`)
  return page
}
const entry = '/transfer-money/transfer-instruction/transfer-form?mid=10101'

test('[BL-042] [BL-344] [BL-007] [BL-044] [BL-278] [BL-279] [BL-304] [BL-337] a complaint is sent from a menu as feedback and as a post, and earns five points; the notice is 470 px wide, the settings 900 px', async () => {
  const page = await openAs('lin.jing', entry)
  await page.getByRole('button', { name: '吐槽' }).click()
  await page.getByRole('textbox', { name: /吐槽内容/ }).fill('列表的筛选条件希望可以保存下来')
  const calls = ['make-complaints/addFeedback', 'customerEcho/addPost', 'integral/gain'].map((call) =>
    page.waitForResponse(
      (one) =>
        one.url().endsWith(call) &&
        // opening the menu earns points as well
        (call !== 'integral/gain' || one.request().postDataJSON().integralCode === '2004'),
    ),
  )
  await page.getByRole('button', { name: '留下意见' }).click()
  const answers = await Promise.all(calls.map(async (call) => (await call).json() as Promise<unknown>))
  expect(answers).toMatchObject([
    { data: { status: 0 } },
    { data: { status: 'success' } },
    { data: { points: 5 } },
  ])
  await page.getByText('本次获得5积分').waitFor()
  for (const table of ['complaint', 'post'])
    expect(
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      (
        await portal.iisp.owner.query(
          `SELECT content FROM guide.${table} WHERE content LIKE '列表的筛选条件%'`,
        )
      ).rowCount,
    ).toBe(1)
  const notice = page.getByText('感谢您的吐槽，小招在收到您的吐槽后会第一时间联系您')
  await notice.waitFor()
  const widths = await notice.evaluate((element) =>
    element.closest('[data-type]')?.getBoundingClientRect().width.toFixed(0),
  )
  expect(widths).toBe('470')
  await page.getByRole('button', { name: '个性化设置（适用于所有划款菜单）' }).click()
  const dialog = page.locator('.ant-modal').filter({ hasText: '新指令默认勾选' })
  await dialog.waitFor()
  expect((await dialog.boundingBox())?.width).toBe(900)
  await page.context().close()
})

test('[BL-027] [BL-038] the QR code is shown on hover; a permanently closed panel stays closed after a reload', async () => {
  const list = await openAs('lin.jing', '/transfer-money/transfer-instruction/transfer-list?mid=10102')
  await list.getByRole('button', { name: '手机查看' }).hover()
  await list.getByRole('img', { name: '使用手机扫码打开本页面' }).waitFor()
  await list.context().close()
  const page = await openAs('lin.jing', entry)
  await page.getByRole('button', { name: '收起且不再自动展开' }).click()
  await page.getByRole('button', { name: '展开业务说明' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '点赞' }).waitFor()
  expect(await page.getByText('操作步骤').count()).toBe(0)
  await page.context().close()
})

test('[BL-033] the video of a menu opens in its own tab and plays', async () => {
  const page = await openAs('lin.jing', entry)
  await page.getByRole('button', { name: '观看视频' }).click()
  const video = page.getByLabel('录入一笔划款指令', { exact: true })
  await video.waitFor()
  const seen = await video.evaluate(async (element) => {
    const player = element as HTMLVideoElement
    player.muted = true
    await player.play()
    await new Promise((done) => player.addEventListener('timeupdate', done, { once: true }))
    return [player.videoWidth, player.error]
  })
  expect(seen).toEqual([1280, null])
  await page.context().close()
})

/** HTML that an attacker with write access to the table could store. */
const vectors = [
  '<img src=x onerror="window.hit=1">',
  '<svg onload="window.hit=1"></svg>',
  '<a href="javascript:window.hit=1">链接甲</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  '<form action="https://evil.example"><button>送出</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">遮挡</p>',
  '<details open ontoggle="window.hit=1">x</details>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
]

test('unsafe stored HTML has no effect in the browser either', async () => {
  const { rows } = await portal.iisp.owner.query<{ content: object }>(
    `SELECT content FROM guide.menu_guide WHERE menu_id = '10102'`,
  )
  const items = vectors.map((html, at) => ({
    uuid: `v${at}`,
    label: { zh: `向量${at}`, en: '' },
    html: { zh: html, en: '' },
    show: true,
  }))
  await portal.iisp.owner.query(`INSERT INTO guide.menu_guide VALUES ('10102', 2, $1, '测试', now())`, [
    JSON.stringify({ ...rows[0]?.content, items, notes: [], autoOpen: true }),
  ])
  const page = await openAs('lin.jing', '/transfer-money/transfer-instruction/transfer-list?mid=10102')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.iisp.origin.replace('localhost', '127.0.0.1')))
      foreign.push(request.url())
  })
  await page.getByText(`向量${vectors.length - 1}`).waitFor()
  await page.getByText('遮挡').waitFor()
  await page.getByText('链接甲').click()
  const found = await page.evaluate(() => {
    const unsafe = 'img[src], svg, iframe, form, style, [style], [onerror], script, button'
    return {
      hit: 'hit' in window,
      unsafe: [...document.querySelectorAll(`article :is(${unsafe})`)].map((found) => found.outerHTML),
      shown: getComputedStyle(document.body).display !== 'none',
    }
  })
  expect({ ...found, foreign }).toEqual({ hit: false, unsafe: [], shown: true, foreign: [] })
  await page.context().close()
})

test('the page numbers of a list below the panel are inside the window', async () => {
  const page = await openAs('lin.jing', '/transfer-money/transfer-instruction/transfer-list?mid=10102')
  await page.getByRole('region', { name: '业务说明' }).waitFor()
  const next = page.getByRole('button', { name: '下一页' })
  await next.waitFor()
  const box = await next.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(900)
  await page.context().close()
})

test('[SH-336] a personal setting is saved, and there when the settings are opened again', async () => {
  const page = await openAs('he.yu', entry)
  const title = '个性化设置（适用于所有划款菜单）'
  const dialog = page.getByRole('dialog', { name: title })
  const ticked = dialog.getByText('状态变更通知', { exact: true })
  const box = dialog.getByRole('checkbox', { name: '状态变更通知' })
  await page.getByRole('button', { name: title }).click()
  await ticked.waitFor()
  expect(await box.isChecked()).toBe(false)
  await ticked.click()
  const kept = page.waitForResponse('**/saveDefaultParamSetting')
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click()
  expect((await kept).request().postDataJSON()).toMatchObject({ itemId: 'transfer' })
  await page.getByText('设置成功', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: title }).click()
  await ticked.waitFor()
  expect(await box.isChecked()).toBe(true)
  await page.context().close()
})
