import { uploadUnfinished } from '@iisp/files/contract'
import { getProductInfo } from '@iisp/product/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { applicationBasis } from '../../contract/applications/application-basis.ts'
import type { ApplicationAction, ApplicationFull } from '../../contract/applications/application.ts'
import {
  applicationDetail,
  applicationList,
  applicationSave,
  applicationSubmit,
  applicationWithdraw,
} from '../../contract/applications/applications.ts'
import { investorDetail, investorList } from '../../contract/investors/investors.ts'
import { importTexts } from '../application-import/import-texts.ts'
import { ImportAnswer } from '../application-import/ImportAnswer.tsx'
import { application, applicationFull, basis, investor, investorFull, pageOf } from '../test/samples.ts'
import { applicationTexts } from './application-texts.ts'
import { ApplicationManagementPage } from './ApplicationManagementPage.tsx'

// a wide table shows only the columns that fit its window
vi.stubGlobal('innerWidth', 4000)

const product = {
  ID: '1001',
  NAME: '远山稳健一号私募证券投资基金',
  PRODUCT_NO: 'SXA001',
  XMBH: 'XM10001',
  CPZT: '1' as const,
  CPLX: '2' as const,
  INITIALS: 'yswjyh',
  VALUE: '1001',
}
const serving = (actions: ApplicationAction[], change: Partial<ApplicationFull> = {}) =>
  new FakeServer()
    .answer(applicationList, () => pageOf({ ...application, ...change, actions }))
    .answer(applicationDetail, () => ({ ...applicationFull, ...change, actions }))
    .answer(applicationBasis, () => basis)
    .answer(investorList, () => pageOf(investor))
    .answer(investorDetail, () => investorFull)
    .answer(getProductInfo, () => ({ list: [product], total: 1, pageNo: 1, pageSize: 1 }))
    .answer(uploadUnfinished, () => [])
const show = (server: FakeServer, query: string, locale: 'zh' | 'en' = 'zh') =>
  stage(ApplicationManagementPage, {
    as: linJing,
    server,
    at: `/transfer-agent/application-management${query}`,
    locale,
  })
const drawer = async () => within(await screen.findByRole('dialog', { name: '申请 20261120000100001' }))

test('[BU-034] subscriptions and redemptions have a part each, with the columns of the documents', async () => {
  const server = serving([])
  const { user } = show(server, '')
  for (const title of [
    '申请编号',
    '业务类型',
    '投资者',
    '产品代码',
    '份额类别',
    '币种',
    '申请金额',
    '交易日',
    '办理进度',
  ])
    expect(await screen.findByRole('columnheader', { name: new RegExp(title) })).toBeTruthy()
  expect(screen.getByText('待TA审核')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '赎回' }))
  await waitFor(() => expect(server.asked(applicationList).at(-1)).toMatchObject({ group: 'redemption' }))
})

test('the columns are in English too', async () => {
  show(serving([]), '', 'en')
  for (const title of ['Application No.', 'Gross amount', 'Dealing date', 'Submitted by'])
    expect(await screen.findByRole('columnheader', { name: new RegExp(title) })).toBeTruthy()
})

test('[BU-014] the detail shows documents and steps; it is withdrawn after a question', async () => {
  const server = serving(['withdraw']).answer(applicationWithdraw, () => null)
  const { user } = show(server, '?detail=100001')
  const opened = await drawer()
  expect(await opened.findByRole('button', { name: '申购申请表.pdf' })).toBeTruthy()
  expect(opened.getByText('林静 · 2026-11-20 10:05:00')).toBeTruthy()
  await user.click(opened.getByRole('button', { name: '撤回' }))
  await screen.findByText(/撤回申请20261120000100001/)
  await user.click(screen.getAllByRole('button', { name: '撤回' }).at(-1) ?? document.body)
  await waitFor(() =>
    expect(server.asked(applicationWithdraw)).toEqual([{ id: '100001', version: 2, reason: '' }]),
  )
})

test('a redemption of more than is free is refused in the form, and kept as a draft all the same', async () => {
  const change = { kind: '024' as const, amount: null, shares: '3500000.00', status: '0' as const }
  const server = serving(['save', 'submit', 'withdraw'], change).answer(applicationSave, () => ({
    id: '100001',
    version: 3,
  }))
  const { user } = show(server, '?part=redemption&detail=100001')
  await user.click(await (await drawer()).findByRole('button', { name: '修改' }))
  const form = within(await screen.findByRole('dialog', { name: '修改申请' }))
  expect(await form.findByText('可用份额 3,500,000.00，其中已过锁定期 2,500,000.00')).toBeTruthy()
  await user.click(form.getByRole('button', { name: '提交' }))
  expect(await form.findByText('部分份额尚在锁定期，2026-11-25可用2,500,000.00份')).toBeTruthy()
  expect(server.asked(applicationSave)).toEqual([])
  await user.click(form.getByRole('button', { name: '保存草稿' }))
  await waitFor(() =>
    expect(server.asked(applicationSave)).toMatchObject([{ id: '100001', version: 2, shares: '3500000.00' }]),
  )
})

test('the form of an application names the fields that the open days depend on', async () => {
  const { user } = show(serving(['save']), '?part=redemption')
  await user.click(await screen.findByRole('button', { name: '录入申请' }))
  const form = within(await screen.findByRole('dialog', { name: '录入申赎申请' }))
  const day = form.getByRole('combobox', { name: '开放日' })
  expect(document.getElementById(day.getAttribute('aria-describedby')!)?.textContent).toBe('请选择产品名称')
})

test('Enter pressed before the search results have arrived chooses no investor of the previous list', async () => {
  const found = { ...investor, id: '1022', name: '海川实业有限公司' }
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const server = serving(['save']).answer(investorList, async ({ keyword }) => {
    if (keyword !== '海川') return pageOf(investor)
    await arrived
    return pageOf(found)
  })
  const { user } = show(server, '?part=redemption')
  await user.click(await screen.findByRole('button', { name: '录入申请' }))
  const form = within(await screen.findByRole('dialog', { name: '录入申赎申请' }))
  await user.type(form.getByRole('combobox', { name: /投资者/ }), '海川{Enter}')
  expect(server.asked(investorDetail)).toEqual([])
  arrive()
  await waitFor(() => expect(server.asked(investorDetail)).toEqual([{ id: '1022' }]))
})

const target = {
  productId: '1002',
  productCode: 'SXA002',
  productStatus: '1' as const,
  minimumSubscription: { first: '1000000.00', further: '10000.00', measuredOn: 'gross' as const },
  coolingOffHours: 24,
  maximumHolders: 200,
  openDays: ['2026-11-25', '2026-12-09'],
  circleDays: [] as string[],
  designatedAccount: '6222***********8777',
  holders: 12,
  isHolder: true,
}
const convertible = {
  ...basis,
  terms: { ...basis.terms, conversion: { targets: ['SXA002'], topUp: 'fees' as const } },
  targets: [{ productId: '1002', productCode: 'SXA002', productName: '远山成长二号' }],
  target,
}
const conversion = {
  kind: '036' as const,
  amount: null,
  shares: '5000.00',
  status: '0' as const,
  targetProductId: '1002',
  targetProductCode: 'SXA002',
  targetProductName: '远山成长二号',
}
const openConversion = async (server: FakeServer) => {
  const { user } = show(server, '?part=other&detail=100001')
  const opened = await drawer()
  expect(await opened.findByText('SXA002 远山成长二号')).toBeTruthy()
  await user.click(await opened.findByRole('button', { name: '修改' }))
  return { user, form: within(await screen.findByRole('dialog', { name: '修改申请' })) }
}

test('the form of a conversion explains its effects, offers the days of both funds and refuses too small a value', async () => {
  const server = serving(['save', 'submit', 'withdraw'], conversion)
    .answer(applicationBasis, () => convertible)
    .answer(applicationSave, () => ({ id: '100001', version: 3 }))
    .answer(applicationSubmit, () => ({
      dealingDate: '2026-11-25',
      late: false,
      redeemsAll: false,
      version: 4,
    }))
  const { user, form } = await openConversion(server)
  const note = await form.findByText(/份额按开放日净值自产品SXA001转出.*按产品SXA002的净值转入/)
  expect(note.textContent).toMatch(/按费用差从转入金额中收取补差费/)
  expect(note.textContent).toMatch(/追加转入产品SXA002，按最新净值计算不得低于10,000.00元/)
  expect(server.asked(applicationBasis).at(-1)).toMatchObject({ kind: '036', targetProductId: '1002' })
  await user.click(form.getByRole('combobox', { name: '开放日' }))
  const days = await screen.findAllByRole('option', { name: /2026/ })
  expect(days.map((day) => day.textContent)).toEqual(['2026-11-25'])
  await user.keyboard('{Enter}')
  await user.click(form.getByRole('button', { name: '提交' }))
  expect(
    await form.findByText('按最新净值约5,000.00元，追加转入产品SXA002不得低于10,000.00元，请增加份额'),
  ).toBeTruthy()
  expect(server.asked(applicationSave)).toEqual([])
  const shares = form.getByRole('textbox', { name: /申请份额/ })
  await user.clear(shares)
  await user.type(shares, '20000')
  await user.click(form.getByRole('button', { name: '提交' }))
  await waitFor(() =>
    expect(server.asked(applicationSave)).toMatchObject([
      { kind: '036', shares: '20000.00', targetProductId: '1002', targetTradingAccountId: null },
    ]),
  )
})

test('if every common day has a conversion in the opposite direction, the form says so and offers no day', async () => {
  const circle = { ...convertible, target: { ...target, circleDays: ['2026-11-25'] } }
  const server = serving(['save', 'submit'], conversion).answer(applicationBasis, () => circle)
  const { form } = await openConversion(server)
  expect(await form.findByText('两只产品在已公布的交易日历内没有可办理转换的共同开放日')).toBeTruthy()
})

test('one that is moved to a later day says so', async () => {
  const server = serving(['save', 'submit', 'withdraw'], { status: '0' })
    .answer(applicationSave, () => ({ id: '100001', version: 3 }))
    .answer(applicationSubmit, () => ({
      dealingDate: '2026-12-02',
      late: true,
      redeemsAll: false,
      version: 4,
    }))
  const { user } = show(server, '?detail=100001')
  await user.click(await (await drawer()).findByRole('button', { name: '修改' }))
  const form = within(await screen.findByRole('dialog', { name: '修改申请' }))
  await form.findByText(/起点：首次/)
  await user.click(form.getByRole('button', { name: '提交' }))
  expect(await screen.findByText('已提交，因截止或投资冷静期顺延至2026-12-02')).toBeTruthy()
  expect(server.asked(applicationSubmit)).toEqual([{ id: '100001', version: 3 }])
})

test('faults of a workbook are named by cell; its totals are shown before it is imported', () => {
  const answer = {
    count: 1,
    amount: '1500000.00',
    shares: '0.00',
    rows: [],
    faults: [{ cell: 'E2', text: '请填写大于零的金额' }],
  }
  const { unmount } = stage(<ImportAnswer answer={answer} />, {
    as: linJing,
    server: new FakeServer(),
    at: '/x',
  })
  expect(screen.getByText(/文件中有1处错误/)).toBeTruthy()
  expect(screen.getByText('E2')).toBeTruthy()
  unmount()
  stage(<ImportAnswer answer={{ ...answer, faults: [] }} />, {
    as: linJing,
    server: new FakeServer(),
    at: '/x',
  })
  expect(screen.getByText(/共1笔，申请金额合计1,500,000.00元/)).toBeTruthy()
})

test('a checked workbook shows the fund that each conversion goes into, and the converted shares in its totals', () => {
  const row = { row: 2, kind: '036' as const, productName: '远山成长一号', investorName: '海川实业' }
  const rows = [
    { ...row, amount: null, shares: '500.50', targetProductCode: 'SXA002', dealingDate: '2026-11-25' },
  ]
  const answer = { count: 1, amount: '0.00', shares: '500.50', faults: [], rows }
  stage(<ImportAnswer answer={answer} />, { as: linJing, server: new FakeServer(), at: '/x' })
  expect(screen.getByText(/申请份额合计500.50份/)).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /转入产品/ })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'SXA002' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '转换' })).toBeTruthy()
})

test.each([applicationTexts, importTexts])('texts are complete in English (%#)', (texts) =>
  expect(missingTexts(texts as never)).toEqual([]),
)
