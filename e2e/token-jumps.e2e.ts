import { agreeToJump, getJumpUrl } from '@iisp/approval/contract'
import { signedIn } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const lab = 'https://lab.example/home'
const platform = 'https://main.example/start'
const portal = stagePortal(
  {
    researchLabUrl: lab,
    researchLabSecret: 'l'.repeat(32),
    mainPlatformUrl: platform,
    mainPlatformSecret: 'm'.repeat(32),
  },
  { RESEARCH_LAB_URL: lab },
)

test.each([
  ['[SH-257]', '230013', '投研实验室', lab, 'research-lab'],
  ['[SH-258]', '230002', '研究工作台', lab, 'research-lab'],
  ['[SH-259]', '230014', '机构服务平台', platform, 'main-platform'],
  ['[SH-260]', '230015', '智能服务', platform, 'main-platform'],
] as const)(
  '%s [SH-161] [SH-351] menu %s, %s, opens its platform in a new window with a ticket, for who agreed before',
  async (_, id, name, address, flag) => {
    const client = await portal.iisp.as('lin.jing')
    await client.ok(agreeToJump, { target: flag, agreed: true })
    const { page, context } = await signedIn(portal.browser, portal.iisp, client)
    await context.route(/https:\/\/(lab|main)\.example\//, (route) => route.fulfill({ body: 'welcome' }))
    await page.goto('/iisp/new-home')
    const menu = page.getByRole('navigation', { name: '菜单' })
    await menu.getByRole('button', { name: /^外部平台/ }).click()
    const [answer, target] = await Promise.all([
      page.waitForResponse((one) => new URL(one.url()).pathname === getJumpUrl.path),
      context.waitForEvent('page'),
      menu.getByRole('button', { name: new RegExp(`^${name}`) }).click(),
    ])
    const { data } = (await answer.json()) as { data: Record<string, string> }
    expect(Object.keys(data).toSorted()).toEqual(
      ['url', 'tgyw_cmst_bmps', 'timestamp', 'cpId', 'system_flag'].toSorted(),
    )
    expect(data).toMatchObject({ cpId: 'M001', system_flag: flag })
    await target.waitForURL(`${address}?*`)
    const { searchParams } = new URL(target.url())
    expect([searchParams.get('menuId'), searchParams.get('sessionid')]).toEqual([id, data['tgyw_cmst_bmps']])
    expect(data['tgyw_cmst_bmps']).toMatch(/^\S{20,}$/)
    const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
    expect(await tabs.allInnerTexts()).toEqual(['首页'])
    await context.close()
  },
)
