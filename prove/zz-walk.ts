import { chromium } from 'playwright-core'
import pg from 'pg'
import { randomBytes } from 'node:crypto'
import { hashSessionId } from '@iisp/server'
const db = new pg.Client({
  connectionString: 'postgres://postgres@localhost/iisp?host=/tmp/walk/data/postgres',
})
await db.connect()
export async function session(account: string, type = 2) {
  const id = randomBytes(32).toString('base64url')
  await db.query(
    `INSERT INTO identity.session (hash, account_id, login_account_id, login_type, network, user_agent, created_at, seen_at) SELECT $1,id,id,$2,'walk','walk',now(),now() FROM identity.account WHERE email LIKE $3||'@%'`,
    [hashSessionId(id), type, account],
  )
  return id
}
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const steps: [string, string, string, string, string, number?][] = JSON.parse(process.argv[2]!)
for (const [name, account, path, lang, theme, width] of steps) {
  const ctx = await browser.newContext({
    viewport: { width: width ?? 1440, height: 900 },
    colorScheme: theme as 'light',
    locale: lang === 'en' ? 'en-US' : 'zh-CN',
  })
  if (account !== '-')
    await ctx.addCookies([
      {
        name: 'sessionId',
        value: await session(account),
        url: 'http://localhost:7900',
        httpOnly: true,
        sameSite: 'Strict',
      },
    ])
  await ctx.addInitScript(
    ([l, t]) => {
      localStorage.setItem('locale', l)
      localStorage.setItem('appearance', t)
    },
    [lang, theme],
  )
  const page = await ctx.newPage()
  const complaints: string[] = []
  page.on('console', (m) => {
    if (m.type() === 'error') complaints.push(m.text().slice(0, 160))
  })
  page.on('pageerror', (e) => complaints.push('PAGEERROR ' + String(e).slice(0, 200)))
  await page.goto('http://localhost:7900' + path)
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.waitForTimeout(900)
  await page.screenshot({ path: `/tmp/walk/s/${name}.png` })
  console.log(name, complaints.join(' | ') || 'ok')
  await ctx.close()
}
await browser.close()
await db.end()
