import { raw, sql, system } from '@iisp/server'
import { expect, test } from 'vitest'
import { getMenuAuthority, getProxyMenuAuthority } from '../../contract/menus.ts'
import { getMgrInfoBySessionId } from '../../contract/sessions.ts'
import { getEquityMenuAuthority, getQuantMenuAuthority } from '../../contract/zone-menus.ts'
import { changeZoneTypeOption } from '../../contract/zones.ts'
import { stageIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const portal = await stageIdentity()

test('[SH-087] [SH-318] the number of the chosen zone is in the profile of this session, and of no other', async () => {
  const client = await portal.signedIn(lin)
  const other = await portal.signedIn(lin)
  expect(await client.ok(changeZoneTypeOption, { zoneType: 6 })).toMatchObject({ zoneType: 6, account: lin })
  expect((await client.ok(getMgrInfoBySessionId, {})).zoneType).toBe(6)
  expect((await other.ok(getMgrInfoBySessionId, {})).zoneType).toBe(0)
  await client.ok(changeZoneTypeOption, { zoneType: 0 })
  expect((await client.ok(getMgrInfoBySessionId, {})).zoneType).toBe(0)
})

const status = async (account: string, zoneType: number) => {
  const client = await portal.signedIn(account)
  return (await client.send(changeZoneTypeOption, { zoneType })).status
}

test.each([1, 2, 4, 6, 8])(
  '[SH-264] [SH-265] [SH-266] [SH-267] [SH-268] zone %i is open to managers and refused to channels',
  async (zoneType) => {
    expect(await status(lin, zoneType)).toBe(200)
    expect(await status('qian.duo@huize.example', zoneType)).toBe(403)
  },
)

test('[SH-269] [SH-270] [SH-271] equity needs the flag of the institution; without quantitative menus and without the global-fund sign-in their zones are refused', async () => {
  for (const zoneType of [3, 5, 7]) expect(await status(lin, zoneType)).toBe(403)
  await portal.db.transact(system('test'), (db) =>
    db.run(raw(sql`UPDATE identity.institution SET is_equity = true WHERE institution_id = 'M001'`)),
  )
  const client = await portal.signedIn(lin)
  expect((await client.ok(getMgrInfoBySessionId, {})).isEquity).toBe('1')
  await client.ok(changeZoneTypeOption, { zoneType: 3 })
  expect(await status(lin, 9)).toBe(400)
})

test('[SH-313] the equity zone’s menus of a person are answered where the institution manages private equity, and to nobody else', async () => {
  const tang = await portal.signedIn('tang.ning@yunshan.example')
  const answer = await tang.ok(getEquityMenuAuthority, {})
  expect(answer.isEquity).toBe('1')
  const paths = answer.menus.flatMap(({ children }) =>
    children.map(({ path, coMenuPerm }) => [path, coMenuPerm]),
  )
  expect(paths).toEqual([['/transfer-money/form', '1']])
  for (const account of ['he.yu@qiming.example', 'qian.duo@huize.example']) {
    const other = await portal.signedIn(account)
    expect(await other.ok(getEquityMenuAuthority, {})).toEqual({ isEquity: '0', menus: [] })
  }
  expect((await portal.visitor().send(getEquityMenuAuthority, {})).status).toBe(401)
})

test('an agency’s menus are answered to its own people alone, as a tree like that of everybody else', async () => {
  const agent = await portal.signedIn('pu.lin@zhonghe.example')
  const own = await agent.ok(getProxyMenuAuthority, {})
  expect(own).toEqual(await agent.ok(getMenuAuthority, {}))
  for (const account of [lin, 'qian.duo@huize.example'])
    expect((await (await portal.signedIn(account)).send(getProxyMenuAuthority, {})).status).toBe(403)
  expect((await portal.visitor().send(getProxyMenuAuthority, {})).status).toBe(401)
})

test('who has no quantitative menu has none of the quantitative zone', async () => {
  expect(await (await portal.signedIn(lin)).ok(getQuantMenuAuthority, {})).toEqual([])
})

test('[SH-262] who distributes as an agent has the type 6 of institution', async () => {
  const profileOf = async (account: string) => (await portal.signedIn(account)).ok(getMgrInfoBySessionId, {})
  expect(await profileOf('pu.lin@zhonghe.example')).toMatchObject({
    cpType: '6',
    managerTypeOrg: 2,
    isMgr: '2',
  })
  expect(await profileOf('qian.duo@huize.example')).toMatchObject({ cpType: '3', managerTypeOrg: 2 })
})
