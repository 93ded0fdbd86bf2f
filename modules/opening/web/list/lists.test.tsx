import {
  applicationForm,
  addUrging,
  getAssociationDetail,
  getFundPassword,
  getOpeningList,
  getProcessInfo,
  getProgressDetail,
  getRelationDetail,
  getTrusteeRaiseList,
  openingErrors,
  queryUrging,
  withdrawApplication,
} from '@iisp/opening/contract'
import { refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { ErrorBoundary } from '@iisp/web/errors/index'
import { missingTexts } from '@iisp/web/i18n/index'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { formTexts } from '../form/form-texts.ts'
import { OpeningPage, RaisePage } from './ApplicationsPage.tsx'
import { listTexts } from './list-texts.ts'
import { listOf, sampleProgress, sampleRow } from '../test/sample.ts'

const user = userEvent.setup()
beforeAll(async () => {
  // both come later in the portal
  await Promise.all([confirmReady(), import('../details/Dialogs.tsx'), import('../urging/Urge.tsx')])
})

const relation = {
  CPMC: '远山一号',
  CPDM: 'SXA001',
  ZHH: '110900000001',
  KHYH: '恒信银行北京分行',
  DEMM: '******',
  fileInfo: [],
  info: [
    {
      label1: '资金密码',
      text1: '******',
      label2: '',
      text2: '',
      col: 1 as const,
      type: 'password' as const,
    },
  ],
}
const linked = { ...sampleRow, STATUS: '070' as const, actions: [], RELATION: 'relation' as const }
const serving = (row = sampleRow) =>
  new FakeServer()
    .answer(getOpeningList, () => listOf(row))
    .answer(getTrusteeRaiseList, () => listOf({ ...row, KIND: '2', RELATION: row.RELATION || 'association' }))
    .answer(queryUrging, () => [])
    .answer(getProgressDetail, () => sampleProgress)
    .answer(getProcessInfo, () => [
      { VC_RWMC: '提交申请', VC_CLR: '林静', D_SCSJ: '2026-11-19 10:00:00', LY: '管理人', REASON: '' },
    ])
    .answer(getRelationDetail, () => relation)
const show = (server: FakeServer, Page = OpeningPage) => stage(Page, { server })
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

test('[BL-051] [BL-058] [BL-059] progress: title, tasks by their short names, the note about the papers', async () => {
  show(serving())
  await press('进度')
  const dialog = await screen.findByRole('dialog', { name: '远山一号 私募证券投资基金' })
  await within(dialog).findByText('银行关联')
  expect(within(dialog).queryByText('待银行关联')).toBeNull()
  expect(
    within(dialog).getByText('纸质材料将在审核通过后随股东卡一并寄送，如需提前寄送请联系客服'),
  ).toBeTruthy()
  expect(within(dialog).getByText('其他材料')).toBeTruthy()
})

test('[BL-059] no note before the depository has opened the account', async () => {
  const flow = sampleProgress.flow.map((task) => ({ ...task, JDSCSJ: '' }))
  show(serving().answer(getProgressDetail, () => ({ ...sampleProgress, flow })))
  await press('进度')
  await screen.findByText('其他材料')
  expect(screen.queryByText(/纸质材料将在审核通过后/)).toBeNull()
})

test('[BL-057] the last node of a process in stage 4 is rejected, of another stage it is not', async () => {
  const steps = ['提交申请', '驳回申请'].map((VC_RWMC) => ({
    VC_RWMC,
    VC_CLR: '赵拓',
    D_SCSJ: '2026-11-19 10:00:00',
    LY: '托管人',
    REASON: '',
  }))
  const states = async (stage: '2' | '4') => {
    const saveRecordData = { ...sampleProgress.saveRecordData, stage, reason: '盖章不清' }
    const server = serving().answer(getProgressDetail, () => ({ ...sampleProgress, saveRecordData }))
    const { unmount } = show(server.answer(getProcessInfo, () => steps))
    await press('进度')
    const nodes = within(await screen.findByRole('list', { name: '流程信息' })).getAllByRole('listitem')
    unmount()
    return nodes.map((node) => node.dataset['state'])
  }
  expect(await states('4')).toEqual(['done', 'rejected'])
  expect(await states('2')).toEqual(['done', 'done'])
})

test('[BL-067] a relation opened from the list hides the progress, one opened from the progress shows it', async () => {
  const { unmount } = show(serving({ ...sampleRow, STATUS: '070', actions: [], RELATION: 'relation' }))
  await press('关联详情')
  await screen.findByText('恒信银行北京分行')
  expect(screen.queryByRole('complementary', { name: '办理进度' })).toBeNull()
  unmount()
  show(serving())
  await press('进度')
  await press('关联详情')
  expect(await screen.findByRole('complementary', { name: '办理进度' })).toBeTruthy()
})

test('[BL-060] a dissolved link opens in break mode', async () => {
  const server = serving({ ...sampleRow, STATUS: '080', actions: [], RELATION: 'break' })
  show(server)
  await press('解除关联详情')
  await screen.findByRole('dialog', { name: '解除关联详情' })
  expect(server.asked(getRelationDetail)[0]).toMatchObject({ mode: 'break' })
})

test.each([
  ['进度', '其他材料', ''],
  ['关联详情', '恒信银行北京分行', '&shown=relation'],
])('what %s opens is in the address: a reload shows it again, Esc closes it', async (action, text, shown) => {
  const { query, unmount } = show(serving(linked))
  await press(action)
  await screen.findByText(text)
  expect(String(query())).toBe(`detail=${sampleRow.XMBH}${shown}`)
  unmount()
  const reloaded = stage(OpeningPage, { server: serving(linked), at: `/opening?${String(query())}` })
  await screen.findByText(text)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(String(reloaded.query())).toBe('')
})

test('[BL-068] association detail shows its eight values', async () => {
  const server = serving().answer(getAssociationDetail, () => ({
    JJSMC: '中信证券',
    F_ZHLX: '证券资金账户',
    ZH: '6600123456',
    LXRNAME: '',
    LXRXM: '林静',
    DKGLBZ: '请优先办理',
    KDDH: 'SF7654321',
    F_KDGS: '顺丰速运',
    ZJMM: '******',
  }))
  show(server, RaisePage)
  await press('关联信息')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('请优先办理')
  const facts = within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['经纪商', '中信证券'],
    ['关联类型', '证券资金账户'],
    ['账号', '6600123456'],
    ['联系人', '林静'],
    ['致托管人留言', '请优先办理'],
    ['快递单号', 'SF7654321'],
    ['快递公司', '顺丰速运'],
    ['密码', '******'],
  ])
})

test('[BL-138] [BL-207] [BL-286] [BL-317] [BU-144] [SH-164] an urging goes trimmed, is said, and the row shows it at once', async () => {
  const server = serving().answer(addUrging, () => ({ result: 'success' as const, cuibanFlag: '1' as const }))
  show(server)
  await press('催办')
  const dialog = await screen.findByRole('dialog', { name: '催办' })
  expect(within(dialog).getByLabelText<HTMLInputElement>(/联系人名称/).value).toBe('方晓雯')
  await user.clear(within(dialog).getByLabelText(/联系人手机/))
  await user.type(within(dialog).getByLabelText(/联系人手机/), '13800000000')
  await user.type(within(dialog).getByLabelText(/备注/), '  请尽快  ')
  await user.click(within(dialog).getByRole('button', { name: /提\s*交/ }))
  expect(await screen.findByText('催办成功')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(addUrging)).toEqual([
    {
      xmbh: sampleRow.XMBH,
      ywrq: '2026-11-19',
      cpdm: 'SXA001',
      cuibanFlag: '1',
      lxrmc: '方晓雯',
      lxrsj: '13800000000',
      lxryx: 'fang@m001.example',
      bz: '请尽快',
    },
  ])
})

test('[BU-144] [SH-164] a row whose urging is known here cannot be urged again', async () => {
  const known = { xmbh: sampleRow.XMBH, ywrq: '2026-11-19', cpdm: 'SXA001', lxrmc: '林静', time: '' }
  show(serving().answer(queryUrging, () => [{ ...known, cuibanFlag: '1' as const, status: '1' as const }]))
  await screen.findByRole('button', { name: '进度' })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '催办' }).disabled).toBe(true),
  )
})

test('[BL-064] [BL-252] [BL-287] the eye asks for the sign-in password, then shows and masks', async () => {
  let proven = false
  const server = serving(linked).answer(getFundPassword, () => {
    if (!proven) refuse(openingErrors.stepUpNeeded)
    return { password: '246810' }
  })
  const stepUp = async (password: string) => (proven = password === 'right')
  stage(OpeningPage, { server, ports: { stepUp } })
  await press('关联详情')
  await press('显示资金密码')
  // both open dialogs have the same name for the test library: antd gives its parts one fixed id there
  const asking = (await screen.findByText('验证登录密码')).closest('[role=dialog]') as HTMLElement
  await user.type(within(asking).getByLabelText(/登录密码/, { selector: 'input' }), 'wrong{Enter}')
  expect(await within(asking).findByText('登录密码错误，请重新输入')).toBeTruthy()
  await user.type(within(asking).getByLabelText(/登录密码/, { selector: 'input' }), 'right{Enter}')
  expect(await screen.findByText('246810')).toBeTruthy()
  expect(server.asked(getFundPassword).at(-1)).toEqual({
    xmbh: sampleRow.XMBH,
    account: linJing.account,
  })
  await press('隐藏资金密码')
  expect(screen.queryByText('246810')).toBeNull()
})

test('where there is no fund password, nothing is masked and no eye is offered', async () => {
  const info = relation.info.map((line) => ({ ...line, text1: line.type === 'password' ? '' : line.text1 }))
  show(serving(linked).answer(getRelationDetail, () => ({ ...relation, info })))
  await press('关联详情')
  expect(await screen.findByText('暂无资金密码')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '显示资金密码' })).toBeNull()
})

test('[BL-251] a refused look warns whom to ask, and stays masked', async () => {
  const warning = '请使用管理员权限账号或者流程提交人zhou.hang@yuanshan.example账号查看'
  const server = serving(linked).answer(getFundPassword, () =>
    refuse(openingErrors.passwordNotYours, { id: 'zhou.hang@yuanshan.example' }),
  )
  show(server)
  await press('关联详情')
  await press('显示资金密码')
  expect(await screen.findByText(warning)).toBeTruthy()
  expect(screen.getByText('******')).toBeTruthy()
})

test('a withdrawal asks first and sends the version that was seen', async () => {
  const server = serving({ ...sampleRow, STATUS: '020', actions: ['withdraw'] }).answer(
    withdrawApplication,
    () => ({
      xmbh: sampleRow.XMBH,
      version: 5,
      status: '090' as const,
      statusName: '已撤回',
    }),
  )
  show(server)
  await press('撤回')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: /撤\s*回/ }))
  await waitFor(() =>
    expect(server.asked(withdrawApplication)).toEqual([{ xmbh: sampleRow.XMBH, version: 4 }]),
  )
})

const guarded = () => (
  <ErrorBoundary>
    <OpeningPage />
  </ErrorBoundary>
)
const fault = () => new RangeError('x is out of range')

test('a fault of the program at a withdrawal is not shown as the server’s refusal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage(guarded, { server: serving({ ...sampleRow, STATUS: '020', actions: ['withdraw'] }) })
  await press('撤回')
  const dialog = await screen.findByRole('dialog')
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(fault())
  await user.click(within(dialog).getByRole('button', { name: /撤\s*回/ }))
  expect(await screen.findByText(/组件报错/)).toBeTruthy()
  expect(screen.queryByText('x is out of range')).toBeNull()
})

test('a fault of the program at the sign-in password is not shown as the server’s refusal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = serving(linked).answer(getFundPassword, () => refuse(openingErrors.stepUpNeeded))
  stage(guarded, { server, ports: { stepUp: () => Promise.reject(fault()) } })
  await press('关联详情')
  await press('显示资金密码')
  const asking = (await screen.findByText('验证登录密码')).closest('[role=dialog]') as HTMLElement
  await user.type(within(asking).getByLabelText(/登录密码/, { selector: 'input' }), 'right{Enter}')
  expect(await screen.findByText(/组件报错/)).toBeTruthy()
  expect(screen.queryByText('x is out of range')).toBeNull()
})

test('[BL-006] a new application and a correction open the form', async () => {
  const { openPage } = show(serving({ ...sampleRow, STATUS: '011', actions: ['edit'] }))
  await press('修改')
  await press('新增开户申请')
  expect(openPage.mock.calls.map(([target]) => [target.path, String(target.query)])).toEqual([
    [applicationForm.path, `kind=1&xmbh=${sampleRow.XMBH}`],
    [applicationForm.path, 'kind=1'],
  ])
})

test('the pages speak both languages', () => {
  expect([...missingTexts(listTexts), ...missingTexts(formTexts)]).toEqual([])
})
