import type { MenuNode } from '@iisp/contract'
import { changeMgrUser, getMenuAuthority } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { adopt, answerComplaint, listComplaints } from '../../contract/complaint-desk.ts'
import { addFeedback, addPost, gain, queryIntegral } from '../../contract/complaints.ts'

let iisp: Iisp
let operator: TestClient
let admin: TestClient
const text = '列表的筛选条件希望可以保存下来，不必每次重新选择'
const complaint = {
  menuId: '10102',
  menuName: '划款指令查询',
  menuName1: '' as const,
  createBy: 'somebody@else.example',
  feedbackContent: text,
}
const post = {
  title: '吐槽-划款指令查询',
  expectResMode: '1' as const,
  requirementType: '1' as const,
  phone: '13800000000',
  userName: '别人',
  email: 'x@y.example',
  content: text,
}
const complain = async (client = operator) => {
  iisp.clock.advance(61)
  return (await client.ok(addFeedback, complaint)).id
}
const points = (id: string, client = operator) =>
  client.ok(gain, { integralCode: '2004', name: '划款指令查询', id })

/** Ids of the pages that the person may open. */
const openable = (menus: readonly MenuNode[]): string[] =>
  menus.flatMap((menu) => [
    ...(menu.path !== '' && menu.coMenuPerm === '1' ? [menu.id] : []),
    ...openable(menu.children),
  ])

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
beforeEach(async () => {
  iisp.clock.set('2026-11-20T10:00:00+08:00')
  operator = await iisp.as('lin.jing')
  admin = await iisp.as('guan.li')
  await iisp.owner.query(
    'TRUNCATE guide.complaint, guide.post, guide.point, guide.account_gate, guide.param_setting RESTART IDENTITY',
  )
})
afterAll(() => iisp.close())

test('[BL-278] [BL-126] [BL-308] feedback is stored for who sent it, whatever createBy says', async () => {
  const answer = await operator.ok(addFeedback, complaint)
  expect(answer).toMatchObject({ status: 0, msg: '感谢您的吐槽，小招在收到您的吐槽后会第一时间联系您' })
  const { rows } = await iisp.owner.query('SELECT account, name, menu_name, content FROM guide.complaint')
  expect(rows).toEqual([
    { account: 'lin.jing@yuanshan.example', name: '林静', menu_name: '划款指令查询', content: text },
  ])
})

test('[BL-279] [BL-304] [BL-127] [BL-254] a post carries name, phone and e-mail of the account', async () => {
  expect(await operator.ok(addPost, post)).toMatchObject({ status: 'success' })
  const { rows } = await iisp.owner.query('SELECT title, user_name, phone, email FROM guide.post')
  expect(rows).toEqual([
    {
      title: post.title,
      user_name: '林静',
      phone: '13900000001',
      email: 'lin.jing@yuanshan.example',
    },
  ])
})

test('[BL-253] a super-manager sends feedback only', async () => {
  const superManager = await iisp.as('du.jian')
  expect((await superManager.send(addFeedback, { ...complaint, menuId: '90601' })).status).toBe(200)
  const refused = await superManager.send(addPost, post)
  expect([refused.status, refused.body.code]).toEqual([403, 'guide.feedbackOnly'])
})

test.each([
  ['[BL-193]', '  ', '请输入您的吐槽内容'],
  ['[BL-194]', '一 二 三 四 五 六 七 八 九 十', '请补充更多文字描述…'],
  ['[BL-195]', '字'.repeat(251), '吐槽内容不能超过500个字符'],
])('%s %s is refused: %s', async (_, feedbackContent, msg) => {
  const answer = await operator.send(addFeedback, { ...complaint, feedbackContent })
  expect([answer.status, answer.body.msg]).toEqual([400, msg])
  expect((await operator.send(addPost, { ...post, content: feedbackContent })).body.msg).toBe(msg)
})

test('[BL-189] [BL-196] a second complaint within a minute is refused, over all menus; afterwards it is taken', async () => {
  await operator.ok(addFeedback, complaint)
  iisp.clock.advance(59)
  const soon = await operator.send(addFeedback, { ...complaint, menuId: '10101' })
  expect([soon.status, soon.body.code, soon.body.msg]).toEqual([
    429,
    'guide.complaintTooSoon',
    '一分钟内不可重复提交…',
  ])
  expect((await (await iisp.as('he.yu')).send(addFeedback, complaint)).status).toBe(200)
  iisp.clock.advance(1)
  expect((await operator.send(addFeedback, complaint)).status).toBe(200)
})

test('[BL-189] of fifty complaints at once one is stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => operator.send(addFeedback, complaint, { key: newKey() })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const { rows } = await iisp.owner.query('SELECT count(*)::int AS n FROM guide.complaint')
  expect(rows).toEqual([{ n: 1 }])
})

test('[BL-285] [BL-337] a complaint earns 5 points, once', async () => {
  const id = await complain()
  expect(await points(id)).toEqual({ points: 5, balance: 5 })
  expect(await points(id)).toEqual({ points: 0, balance: 5 })
  expect(await operator.ok(queryIntegral, {})).toEqual({ balance: 5, today: 5, perDay: 20 })
})

test('[BL-338] twenty points a day at most, also at once; the next day in Shanghai counts anew', async () => {
  iisp.clock.set('2026-11-20T23:40:00+08:00')
  operator = await iisp.as('lin.jing')
  const ids: string[] = []
  for (let n = 0; n < 6; n++) ids.push(await complain())
  const answers = await Promise.all(ids.map((id) => points(id)))
  expect(answers.map((answer) => answer.points).sort()).toEqual([0, 0, 5, 5, 5, 5])
  iisp.clock.set('2026-11-21T00:00:01+08:00')
  operator = await iisp.as('lin.jing')
  expect((await points(await complain())).points).toBe(5)
})

test('points of another’s complaint, of none and of an unknown code are refused', async () => {
  const id = await complain()
  const stranger = await iisp.as('he.yu')
  expect((await stranger.send(gain, { integralCode: '2004', name: '', id })).body.code).toBe(
    'guide.noComplaintForPoints',
  )
  expect((await operator.send(gain, { integralCode: '2004', name: '', id: 'x' })).status).toBe(404)
  const unknown = { integralCode: '2009', name: '', id } as never
  expect((await operator.send(gain, unknown)).status).toBe(400)
})

test('[SH-445] points for what does not exist are refused, and a day has its most, however many come at once', async () => {
  const one = await iisp.as('zhou.hang')
  const ask = (integralCode: '2002' | '2003' | '2005' | '2006' | '2007' | '2008', id: string) =>
    one.send(gain, { integralCode, name: '', id })
  for (const [code, id] of [
    ['2002', 'invented'],
    ['2002', '99999'],
    ['2003', '10102'],
    ['2005', '10102'],
    ['2006', '80102'],
  ] as const)
    expect((await ask(code, id)).body.code).toBe('guide.nothingForPoints')
  const { rows } = await iisp.owner.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM guide.point WHERE object_id = $1',
    ['invented'],
  )
  expect(rows[0]!.n).toBe(0)
  const same = await Promise.all(Array.from({ length: 20 }, () => ask('2002', '10102')))
  expect(same.reduce((sum, { body }) => sum + body.data.points, 0)).toBe(1)
  const menus = openable(await one.ok(getMenuAuthority, {}))
  const answers = await Promise.all(
    menus.flatMap((id) => [ask('2002', id), ask('2007', id), ask('2008', id)]),
  )
  expect(answers.length).toBeGreaterThan(20)
  expect((await one.ok(queryIntegral, {})).balance).toBe(20)
})

test('[SH-450] channel accounts collect no points', async () => {
  const channel = await iisp.as('qian.duo')
  expect(await channel.ok(gain, { integralCode: '2007', name: '', id: '1' })).toEqual({
    points: 0,
    balance: 0,
  })
})

test('[BL-339] an answered complaint can be adopted once: 200 points beyond the daily limit', async () => {
  const id = await complain()
  await points(id)
  const early = await admin.send(adopt, { id })
  expect([early.status, early.body.code]).toEqual([409, 'guide.answerFirst'])
  await admin.ok(answerComplaint, { id, answer: '已排入计划，下个版本支持' })
  expect(await admin.ok(adopt, { id })).toEqual({
    result: 'success',
    points: 200,
    granted: '1',
    state: 'adopted',
    actions: ['answer'],
  })
  expect((await admin.send(adopt, { id })).body.code).toBe('guide.alreadyAdopted')
  expect((await operator.ok(queryIntegral, {})).balance).toBe(205)
  const { list } = await admin.ok(listComplaints, { state: 'adopted' })
  expect(list[0]).toMatchObject({ id, state: 'adopted', points: 205, answeredBy: '管莉', name: '林静' })
})

test('the desk lists all institutions, by state, words and day, in pages', async () => {
  await complain()
  await complain(await iisp.as('he.yu'))
  const all = await admin.ok(listComplaints, { pageNo: 1, pageSize: 1 })
  expect([all.total, all.list.length, all.list[0]?.institutionName]).toEqual([2, 1, '启明资产管理有限公司'])
  expect((await admin.ok(listComplaints, { keyword: '林静' })).total).toBe(1)
  const english = await admin.ok(listComplaints, { keyword: 'qiming' }, { language: 'en' })
  expect(english.list.map((row) => row.institutionName)).toEqual(['Qiming Asset Management Co., Ltd.'])
  expect((await admin.ok(listComplaints, { keyword: '%' })).total).toBe(0)
  expect((await admin.ok(listComplaints, { state: 'answered' })).total).toBe(0)
  expect((await admin.ok(listComplaints, { startDate: '2030-01-01' })).total).toBe(0)
})

test('who complains for another is named with both names', async () => {
  const superManager = await iisp.as('du.jian')
  const account = 'lin.jing@yuanshan.example'
  await superManager.ok(changeMgrUser, { account, reason: '林静休假' })
  await superManager.ok(addFeedback, complaint)
  await complain(await iisp.as('zhou.hang'))
  const names = async (language: 'zh' | 'en', keyword = '') =>
    (await admin.ok(listComplaints, { keyword }, { language })).list.map(({ name }) => name)
  expect(await names('zh')).toEqual(['周航', '杜鉴 代 林静'])
  expect(await names('en')).toEqual(['Zhou Hang', 'Du Jian for Lin Jing'])
  expect(await names('zh', '杜鉴')).toEqual(['杜鉴 代 林静'])
  expect((await superManager.send(addPost, post)).body.code).toBe('guide.feedbackOnly')
})

test('nobody decides on their own complaint, and a manager reaches no desk', async () => {
  iisp.clock.advance(61)
  const { id } = await admin.ok(addFeedback, { ...complaint, menuId: '90602' })
  expect((await admin.send(answerComplaint, { id, answer: '好' })).body.code).toBe('guide.ownComplaint')
  expect((await operator.send(listComplaints, {})).status).toBe(403)
  expect((await operator.send(adopt, { id })).status).toBe(403)
})
