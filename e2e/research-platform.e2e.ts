import { agreeToJump, getCode, researchLab } from '@iisp/approval/contract'
import { getUserInfo } from '@iisp/identity/contract'
import { signatureOf } from '@iisp/server'
import { type Person, signedIn } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const home = 'https://lab.example/home'
const secret = 'l'.repeat(32)
const portal = stagePortal({ researchLabUrl: home, researchLabSecret: secret }, { RESEARCH_LAB_URL: home })

/** Somebody who has agreed to the jump, on the home page; the platform answers every address. */
async function ready(): Promise<Person> {
  const client = await portal.iisp.as('lin.jing')
  await client.ok(agreeToJump, { target: 'research-lab', agreed: true })
  const person = await signedIn(portal.browser, portal.iisp, client)
  await person.context.route('https://lab.example/**', (route) => route.fulfill({ body: 'lab' }))
  await person.page.goto('/')
  await menu(person).getByRole('button', { name: '外部平台' }).click()
  await lab(person).waitFor()
  return person
}
const menu = ({ page }: Person) => page.getByRole('navigation', { name: '菜单' })
const lab = (person: Person) => menu(person).getByRole('button', { name: researchLab.name.zh })

/** Clicks the menu and gives the address of the tab that opens. */
async function click(person: Person): Promise<URL> {
  const opened = person.context.waitForEvent('page')
  await lab(person).click()
  const tab = await opened
  await tab.waitForURL('https://lab.example/**')
  return new URL(tab.url())
}

test('[SH-353] [SH-354] the menu opens the platform with a code, which tells its server once who came', async () => {
  const person = await ready()
  const address = await click(person)
  const code = address.searchParams.get('code') ?? ''
  expect(code).toHaveLength(22)
  const timestamp = Math.floor(portal.iisp.clock.now().getTime() / 1000)
  const signature = signatureOf(secret, ['research-lab', code, timestamp])
  const exchange = () =>
    portal.iisp.visitor().send(getUserInfo, { system_flag: 'research-lab', code, timestamp, signature })
  expect((await exchange()).body.data).toMatchObject({ account: 'lin.jing@yuanshan.example', cpId: 'M001' })
  expect((await exchange()).status).toBe(401)
})

test('[SH-393] without the token the platform’s home page opens in a new tab', async () => {
  const person = await ready()
  await person.context.route(`**${getCode.path}*`, (route) => route.fulfill({ status: 500 }))
  expect((await click(person)).href).toBe(home)
})

test('[SH-393] without the cookie the platform’s home page opens in a new tab', async () => {
  const person = await ready()
  // another call of the page without the cookie would open the sign-in over the menu
  await person.context.route(`**${getCode.path}*`, async (route) => {
    await person.context.clearCookies({ name: 'sessionId' })
    await route.continue()
  })
  const refused = person.page.waitForResponse(`**${getCode.path}*`)
  expect((await click(person)).href).toBe(home)
  expect((await refused).status()).toBe(401)
})
