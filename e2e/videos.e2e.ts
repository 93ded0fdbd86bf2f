import { signedIn } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')

test('[SH-066] [SH-348] [BU-285] the page of training videos shows those of the own menus; one goes on where it was left, and is read in parts', async () => {
  const { page, complaints } = operator
  const answered = page.waitForResponse(/getMenuVideoList/)
  const sent = page.waitForResponse((response) => response.url().includes('video-transfer-entry'))
  await page.goto('/training-course/training-video/videos')
  expect(await (await answered).json()).toMatchObject({
    data: [{ MENUID: '10101', MENUNAME: '划款指令录入' }],
  })
  expect((await sent).status()).toBe(206)
  await page.getByRole('tab', { name: '培训视频', selected: true }).waitFor()
  await page.getByText('菜单：划款指令录入').waitFor()
  const video = page.locator('video')
  const second = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
    element.currentTime = 12
    await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
    element.pause()
  })
  await page.reload()
  await page.getByText(/^上次看到0:1\d，将从此处继续。/).waitFor()
  await expect.poll(second).toBeGreaterThanOrEqual(12)
  await page.getByRole('button', { name: '从头播放' }).click()
  await expect.poll(second).toBe(0)
  await page.goto('/iisp/training-course/training-video/videos?menuId=10102')
  await page.getByText('该菜单没有培训视频').waitFor()
  await page.getByRole('button', { name: '全部培训视频' }).click()
  await video.filter({ visible: true }).waitFor()
  expect(complaints).toEqual([])

  const signer = await signedIn(portal.browser, portal.iisp, 'shen.li')
  await signer.page.goto('/training-course/training-video/videos')
  await signer.page.getByText('您的菜单暂无培训视频').waitFor()
  await signer.context.close()
})
