import { addDays, businessDate } from '@iisp/contract/date'
import { stage } from '@iisp/testing/dom/stage'
import { linJing } from '@iisp/testing/dom/people'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyJudge, getFyxgYjbcjsfs } from '../../contract/applications/checks.ts'
import { applySubmit } from '../../contract/applications/apply.ts'
import { getFundInfoByOtherManager } from '../../contract/funds/look-ups.ts'
import { relationErrors } from '../../contract/errors.ts'
import { refuse } from '@iisp/contract'
import { relationRedeem } from '../../contract/pages.ts'
import { auditTexts } from '../audit/audit-texts.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import { progressTexts } from '../progress/progress-texts.ts'
import { redeemTexts } from '../redeem/redeem-texts.ts'
import { relationTexts } from '../relation-texts.ts'
import { relationServer } from '../test/relation-server.ts'
import { ApplyPage } from './ApplyPage.tsx'
import { applyTexts } from './apply-texts.ts'

const at = '/product-manage/mother-child-found/mother-child-found-apply'
const opened = async () => {
  const server = relationServer()
  const page = stage(ApplyPage, { as: linJing, server, at })
  await page.user.click(await screen.findByRole('button', { name: /新\s*增/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增母子关系' }))
  return { ...page, server, dialog }
}
type Opened = Awaited<ReturnType<typeof opened>>
const choose = async ({ user, dialog }: Opened, label: string, option: RegExp) => {
  await user.click(dialog.getByRole('combobox', { name: label }))
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' })
  // the list that was opened last
  await user.click(found.at(-1)!)
}
const filled = async (percent = '33.33') => {
  const page = await opened()
  await choose(page, '子基金产品', /SXA014/)
  await choose(page, '母基金产品', /SXA012/)
  await page.user.type(page.dialog.getByRole('textbox', { name: '申购触发方式比例' }), percent)
  await page.user.type(page.dialog.getByRole('textbox', { name: '赎回触发方式比例' }), '50')
  return page
}
const submit = ({ user }: Pick<Opened, 'user'>) => user.click(screen.getByRole('button', { name: /提\s*交/ }))

test('[BU-020] [BU-078] [BU-082] the add dialog is empty, and says which fund is missing', async () => {
  const page = await opened()
  await submit(page)
  expect(await page.dialog.findByText('请输入母基金产品代码')).toBeTruthy()
  expect(page.server.asked(applySubmit)).toEqual([])
})

test('[BU-172] [BU-215] [BU-364] [BU-184] an application is sent with flag 1; then the forced redemption is offered', async () => {
  const page = await filled()
  await submit(page)
  expect(await screen.findByText('母子关系新增成功')).toBeTruthy()
  const [sent] = page.server.asked(applySubmit)
  expect(sent).toMatchObject({ flag: '1' })
  expect(sent?.inputParam).toMatchObject([
    {
      mjjcpdm: 'SXA012',
      zjjcpdm: 'SXA014',
      sgldbl: '0.3333',
      shfhldbl: '0.5000',
      sqrsjh: '13900000001',
      mzldfs_new: '0,1',
    },
  ])
  const question = within(await screen.findByRole('dialog', { name: /./ }))
  expect(question.getByText('是否设置子基金付费自动强赎？')).toBeTruthy()
  await page.user.click(question.getByRole('button', { name: /^是$/ }))
  await waitFor(() =>
    expect(page.openMenu).toHaveBeenCalledWith(
      relationRedeem.id,
      new URLSearchParams({ add: 'SXA014,SXA012' }),
    ),
  )
})

test('[BU-216] 150 becomes 100', async () => {
  const page = await filled('150')
  await submit(page)
  await waitFor(() =>
    expect(page.server.asked(applySubmit)[0]?.inputParam).toMatchObject([{ sgldbl: '1.0000' }]),
  )
})

const pickDay = async ({ user, dialog }: Opened, label: string, day: string) => {
  await user.click(dialog.getByRole('textbox', { name: label }))
  // in the calendar that was opened last
  const found = await waitFor(
    () =>
      [...document.querySelectorAll(`.ant-picker-dropdown td[title="${day}"]`)].at(-1) ??
      expect.fail(`no day ${day}`),
  )
  await user.click(found)
}
test('[BU-087] [BU-088] [BU-089] [BU-090] methods, fee reductions and dates are chosen and sent', async () => {
  const page = await opened()
  const { user, dialog, server } = page
  await choose(page, '子基金产品', /SXA014/)
  await choose(page, '母基金产品', /SXA012/)
  await user.click(dialog.getAllByRole('radio', { name: '按金额' })[0]!)
  await user.type(dialog.getByRole('textbox', { name: '申购触发方式金额' }), '500000')
  await user.type(dialog.getByRole('textbox', { name: '赎回触发方式比例' }), '50')
  await user.click(dialog.getByRole('checkbox', { name: '减免认申购费' }))
  await user.click(dialog.getByRole('checkbox', { name: '减免业绩报酬' }))
  await user.click(dialog.getByRole('radio', { name: '指定日期生效' }))
  const [from, to] = [1, 2].map((n) => addDays(businessDate(new Date()), n)) as [string, string]
  await pickDay(page, '开始日期', from)
  await pickDay(page, '结束日期', to)
  await submit(page)
  await waitFor(() =>
    expect(server.asked(applySubmit)[0]?.inputParam).toMatchObject([
      {
        sgldbl: null,
        sgcfjenew: '500000.00',
        shfhldbl: '0.5000',
        shcfjenew: null,
        mzjyfyjmnew: '1,3',
        rqqjszfsnew: '1',
        qyrqnew: from,
        sxrqnew: to,
      },
    ]),
  )
})

test('[BU-181] [BU-183] subscriptions alone: no redemption is asked for, and its ratio is sent as 0.0000', async () => {
  const page = await opened()
  await choose(page, '子基金产品', /SXA014/)
  await choose(page, '母基金产品', /SXA012/)
  await page.user.click(page.dialog.getByRole('radio', { name: '申购' }))
  expect(page.dialog.queryByRole('textbox', { name: '赎回触发方式比例' })).toBeNull()
  await page.user.type(page.dialog.getByRole('textbox', { name: '申购触发方式比例' }), '50')
  await submit(page)
  await waitFor(() =>
    expect(page.server.asked(applySubmit)[0]?.inputParam).toMatchObject([
      { mzldfs_new: '0', sgldbl: '0.5000', shfhldbl: '0.0000' },
    ]),
  )
})

test('[BU-079] [BU-083] a relation is modified in its form, filled in, with flag 2', async () => {
  const server = relationServer()
  const page = stage(ApplyPage, { as: linJing, server, at })
  await page.user.click(await screen.findByRole('button', { name: /修\s*改/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改母子关系' }))
  expect(dialog.getByRole('textbox', { name: '母基金产品' })).toHaveProperty('value', 'SXA001 远山稳健一号')
  const ratio = dialog.getByRole('textbox', { name: '申购触发方式比例' })
  expect(ratio).toHaveProperty('value', '60.00')
  await page.user.clear(ratio)
  await page.user.type(ratio, '70')
  await submit(page)
  expect(await screen.findByText('修改成功')).toBeTruthy()
  expect(server.asked(applySubmit)).toMatchObject([
    { flag: '2', inputParam: [{ mjjcpdm: 'SXA001', zjjcpdm: 'SXA005', sgldbl: '0.7000' }] },
  ])
})

test('[BU-180] [BU-363] an open application is warned of, and nothing is sent', async () => {
  const page = await filled()
  page.server.answer(applyJudge, () => ({ result: '0', message: relationErrors.conflict.zh }))
  await submit(page)
  expect(await screen.findByText('存在未完成的申请，请先至进度页签撤销后再操作')).toBeTruthy()
  expect(page.server.asked(applySubmit)).toEqual([])
})

test('[BU-219] the performance-fee warning offers to modify or to continue', async () => {
  const page = await filled()
  const message = '母子基金业绩报酬计提方式可能重复计提，是否继续？'
  page.server.answer(getFyxgYjbcjsfs, () => ({ YJBCJSFS: 'perLot,perLot', warn: '1', message }))
  await submit(page)
  const question = (await screen.findByText(message)).closest<HTMLElement>('[role="dialog"]')
  await page.user.click(within(question!).getByRole('button', { name: /^修\s*改$/ }))
  expect(page.server.asked(applySubmit)).toEqual([])
  await submit(page)
  await page.user.click(await screen.findByRole('button', { name: /继\s*续/ }))
  await waitFor(() => expect(page.server.asked(applySubmit)).toHaveLength(1))
})

test('[BU-217] [BU-218] a fund of another manager that is not found is warned of with the server’s text', async () => {
  const page = await opened()
  page.server.answer(getFundInfoByOtherManager, () => refuse(relationErrors.fundUnknown))
  await page.user.click(page.dialog.getAllByRole('radio', { name: '其他管理人产品' })[0]!)
  await page.user.type(page.dialog.getByRole('textbox', { name: '子基金产品代码' }), 'XXX')
  await page.user.click(page.dialog.getByRole('button', { name: /查\s*询/ }))
  expect(await screen.findByText('未查询到该管理人产品信息，请核对产品代码')).toBeTruthy()
})

test('a fund is looked up by the code as it is then; a late answer to an earlier code or choice is dropped', async () => {
  const page = await opened()
  const answers = new Map<string, () => void>()
  page.server.answer(getFundInfoByOtherManager, async ({ cpdm }) => {
    await new Promise<void>((resolve) => answers.set(cpdm, resolve))
    return {
      CPDM: cpdm,
      CPMC: `基金${cpdm}`,
      XMBH: '',
      JGMC: '近海基金',
      JGDM: '',
      CPZT: '1',
      SFSYGLR: '0',
      IS_BUSI_LIMIT: '0',
      DQRQ: null,
    }
  })
  await page.user.click(page.dialog.getAllByRole('radio', { name: '其他管理人产品' })[0]!)
  const code = () => page.dialog.getByRole('textbox', { name: '子基金产品代码' })
  await page.user.type(code(), 'XA{Enter}')
  await page.user.type(code(), 'B{Enter}')
  await waitFor(() => expect([...answers.keys()]).toEqual(['XA', 'XAB']))
  answers.get('XAB')?.()
  expect(await page.dialog.findByText(/基金XAB/)).toBeTruthy()
  answers.get('XA')?.()
  await page.user.type(code(), 'C{Enter}')
  await waitFor(() => expect(answers.has('XABC')).toBe(true))
  await page.user.click(page.dialog.getAllByRole('radio', { name: '本管理人产品' })[0]!)
  answers.get('XABC')?.()
  await page.user.click(page.dialog.getAllByRole('radio', { name: '其他管理人产品' })[0]!)
  expect(code()).toHaveProperty('value', '')
  expect(page.dialog.queryByText(/基金XA/)).toBeNull()
})

test('[BU-080] [BU-084] [BU-185] [BU-366] a deletion asks about the settings; the answer is sent with it', async () => {
  const server = relationServer()
  const page = stage(ApplyPage, { as: linJing, server, at })
  await page.user.click(await screen.findByRole('button', { name: /删\s*除/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '删除母子关系' }))
  expect(dialog.getByText(/SXA001 远山稳健一号/)).toBeTruthy()
  expect(dialog.queryByRole('textbox', { name: '申购触发方式比例' })).toBeNull()
  await submit(page)
  expect(await screen.findByText('是否同时删除付费自动强赎设置？')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: /^是$/ }))
  expect(await screen.findByText('删除成功')).toBeTruthy()
  expect(server.asked(applySubmit)).toMatchObject([{ flag: '3', deleteConfig: '1' }])
})

test.each([applyTexts, auditTexts, frameTexts, progressTexts, redeemTexts, relationTexts])(
  'texts are complete in English (%#)',
  (texts) => expect(missingTexts(texts as never)).toEqual([]),
)
