import { expect, test } from 'vitest'
import { openingAccept, openingDeskList } from '../../contract/desk.ts'
import { getTrusteeRaiseList } from '../../contract/list.ts'
import { addUrging, queryUrging } from '../../contract/urging.ts'
import { submitted } from '../test/new-application.ts'
import { startOpening } from '../test/start-opening.ts'

const { iisp, operator, desk } = await startOpening()

const form = { lxrmc: ' 林静 ', lxrsj: '13800000000', lxryx: ' lin.jing@yuanshan.example', bz: '' }
async function newRow() {
  const { xmbh } = await submitted(operator)
  const { list } = await operator.ok(getTrusteeRaiseList, { keyword: xmbh })
  return { xmbh, ywrq: list[0]!.YWRQ, cpdm: list[0]!.CPDM }
}

test('[BL-286] [BL-138] [BL-207] [BU-143] [BU-283] [BU-284] [SH-026] [SH-346] [SH-347] an urging is kept, told and shown', async () => {
  const row = await newRow()
  expect(await operator.ok(addUrging, { ...row, cuibanFlag: '1', ...form })).toEqual({
    result: 'success',
    cuibanFlag: '1',
  })
  expect(await operator.ok(queryUrging, { xmbh: row.xmbh })).toMatchObject([
    { ...row, cuibanFlag: '1', status: '1', lxrmc: '林静', time: '2026-11-20 10:00:00' },
  ])
  const [listed] = (await operator.ok(getTrusteeRaiseList, { keyword: row.xmbh })).list
  expect([listed!.cuibanFlag, listed!.actions]).toEqual(['1', ['withdraw']])
  await iisp.portal.settle()
  const { rows } = await iisp.owner.query<{ body: string }>('SELECT body FROM platform.message_outbox')
  expect(rows.some(({ body }) => body.includes('催办') && body.includes(row.xmbh))).toBe(true)
})

test('once a row and day, also when two press at once; tomorrow again', async () => {
  const row = await newRow()
  const answers = await Promise.all([1, 2].map(() => operator.send(addUrging, { ...row, ...form })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(answers.find((answer) => answer.status === 409)!.body.msg).toBe('今日已催办')
  iisp.clock.advance(86_400)
  try {
    const tomorrow = await iisp.as('lin.jing')
    expect((await tomorrow.send(addUrging, { ...row, ...form })).status).toBe(200)
    const flags = (await tomorrow.ok(queryUrging, { xmbh: row.xmbh })).map((one) => one.cuibanFlag)
    expect(flags).toEqual(['1', '0'])
  } finally {
    iisp.clock.advance(-86_400)
  }
})

test('the desk sees urged rows first, until it acts', async () => {
  const early = await newRow()
  const late = await newRow()
  await operator.ok(addUrging, { ...late, ...form })
  const places = async () => {
    const { list } = await desk.ok(openingDeskList, { pageNo: -1, pageSize: -1 })
    return [early.xmbh, late.xmbh].map((xmbh) => list.findIndex((row) => row.XMBH === xmbh))
  }
  const [of, before] = await places()
  expect(before!).toBeLessThan(of!)
  await desk.ok(openingAccept, { xmbh: late.xmbh, version: 2 })
  const [handled] = await operator.ok(queryUrging, { xmbh: late.xmbh })
  expect([handled!.cuibanFlag, handled!.status]).toEqual(['1', '2'])
  const urged = await desk.ok(openingDeskList, { urged: '1', pageNo: -1, pageSize: -1 })
  expect(urged.list.some((row) => row.XMBH === late.xmbh)).toBe(false)
})

test('[BL-208] [BL-213] [BL-217] [BL-218] the server repeats every rule of the form', async () => {
  const row = await newRow()
  const said = async (change: Partial<typeof form>) =>
    (await operator.send(addUrging, { ...row, ...form, ...change })).body.msg
  expect(await said({ lxrmc: '' })).toBe('请填写联系人名称')
  expect(await said({ lxrmc: '  ' })).toBe('联系人名称不能为空')
  expect(await said({ lxrsj: '12345678901' })).toBe('请输入正确的手机号')
  expect(await said({ lxryx: `${'a'.repeat(60)}@b.cn` })).toBe('邮箱太长了')
  expect(await said({ bz: '备'.repeat(1001) })).toBe('备注太长了')
})

test('an urging names the row as it stands, and only what waits for the custodian is urged', async () => {
  const row = await newRow()
  expect((await operator.send(addUrging, { ...row, cpdm: 'OTHER', ...form })).status).toBe(404)
  expect((await operator.send(addUrging, { ...row, ywrq: '2026-01-01', ...form })).status).toBe(404)
  const { list } = await operator.ok(getTrusteeRaiseList, { status: '070' })
  const done = list[0]!
  const refused = await operator.send(addUrging, {
    xmbh: done.XMBH,
    ywrq: done.YWRQ,
    cpdm: done.CPDM,
    ...form,
  })
  expect(refused.body.code).toBe('opening.notMovable')
})
