import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { getOtherAccountByBranchName, getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import {
  accountCompare,
  addConta,
  deleteBroker,
  deleteContactById,
  deleteLocalOtherAcctInfo,
  getBrokerByAccount,
  getMgrCYConta,
  getOtherAccount,
  insertBroker,
  insertTwMgrOtherAcctInfo,
  settingDefault,
} from '@iisp/transfers/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { broker, counterparty, formServer } from '../orders/form/test/form-server.ts'
import { chooseProduct, chosen, dialog, pick, press, type } from '../orders/form/test/fields.ts'
import { renderForm } from '../orders/form/test/render-form.tsx'

let server: FakeServer
let brokers: ReturnType<typeof broker>[]
let others: ReturnType<typeof counterparty>[]
beforeEach(() => {
  server = formServer()
  brokers = [broker('5', '1'), broker('6')]
  others = [counterparty('8', '杭州云舟科技', '1'), counterparty('9', '远山私募')]
  server.answer(getBrokerByAccount, () => brokers)
  server.answer(getOtherAccount, () => others)
  server.answer(getOtherAccountByBranchName, ({ openBankName = '', pageNo = '1' }) => ({
    total: 40,
    pageNo: Number(pageNo),
    pageSize: 20,
    list: Array.from({ length: 20 }, (_, at) => ({
      OPENBANKNAME: `${openBankName}银行${Number(pageNo)}-${at}`,
      HIGHTBANKNO: `3085840${String(Number(pageNo) * 100 + at).padStart(5, '0')}`,
      PROVINCE: '广东省',
      CITY: '深圳市',
    })),
  }))
  server.answer(accountCompare, () => ({ result: 'success' as const, message: '', list: [] }))
  server.answer(insertTwMgrOtherAcctInfo, ({ otherAccName }) => {
    others = [...others, counterparty('10', otherAccName)]
    return { ID: '10' }
  })
})

async function openBrokers() {
  await renderForm(server)
  await chooseProduct()
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  press('管理经纪账户')
  return dialog('经纪账户管理')
}
async function openOthers() {
  await renderForm(server)
  await chooseProduct()
  await pick('划款类型', '费用支付')
  await waitFor(() => expect(chosen('对方账户')).toContain('杭州云舟科技'))
  type('金额', '88')
  type('摘要', '管理费')
  press('管理对方账户')
  return dialog('对方账户管理')
}
const row = (place: Awaited<ReturnType<typeof dialog>>, text: string) =>
  within(place.getByRole('row', { name: new RegExp(text) }))

async function enterCounterparty(name: string, accountNo: string, done = '新增') {
  const list = await openOthers()
  press('新增对方账户', list)
  const form = await dialog('新增对方账户')
  type('户名', name, form)
  type('账号', accountNo, form)
  press('开户行', form)
  const banks = await dialog('查询开户行')
  fireEvent.click((await banks.findAllByRole('button', { name: /银行1-0/ }))[0] as HTMLElement)
  press(done, form)
  return list
}

test('[BL-084] without accounts the dialog says 暂无数据!', async () => {
  brokers = []
  await renderForm(server)
  await chooseProduct()
  press('管理经纪账户')
  expect(await (await dialog('经纪账户管理')).findByText('暂无数据!')).toBeTruthy()
})

test('[BU-068] a broker account is added and listed; the order takes it only by 新增并选用', async () => {
  server.answer(getJJsListByOrgNameSupportLike, () => [
    { JJSID: 'B7', ORGNAME: '中信证券', ORGNAME_EN: '', JJSLX: '1' as const },
  ])
  server.answer(insertBroker, () => {
    const ID = String(5 + brokers.length)
    brokers = [...brokers, broker(ID)]
    return { ID }
  })
  const list = await openBrokers()
  const add = async (done: string) => {
    press('新增经纪账户', list)
    const form = await dialog('新增经纪账户')
    await pick('经纪商', '中信证券', form)
    type('资金账号', ' 880011 ', form)
    type('户名', '远山稳健一号', form)
    press(done, form)
  }
  await add('新增')
  expect(await list.findByText('经纪户7')).toBeTruthy()
  expect(chosen('经纪账户')).toContain('经纪户5')
  await add('新增并选用')
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户8'))
  const entered = { productId: '1', tgzh: '200', account: '880011', jjsid: 'B7', zhlx: '1' }
  expect(server.asked(insertBroker)).toEqual([
    expect.objectContaining(entered),
    expect.objectContaining(entered),
  ])
})

test('[BU-069] [BU-166] [BU-167] deleting asks; the list is read again and a deleted choice is cleared', async () => {
  server.answer(deleteBroker, ({ id }) => {
    brokers = brokers.filter((account) => account.ID !== id)
    return { result: 'success' as const }
  })
  const list = await openBrokers()
  press('删除', row(list, '经纪户6'))
  press('删除', await dialog('提示'))
  await waitFor(() => expect(list.queryByText('经纪户6')).toBeNull())
  expect(chosen('经纪账户')).toContain('经纪户5')
  press('删除', row(list, '经纪户5'))
  press('删除', await dialog('提示'))
  await waitFor(() => expect(chosen('经纪账户')).not.toContain('经纪户5'))
  expect(screen.queryByText('账户已变更或被删除，请重新选择')).toBeNull()
})

test('[BU-070] [BU-168] [BU-169] a new default account is marked in the list and in the choice', async () => {
  server.answer(settingDefault, ({ id }) => {
    brokers = brokers.map((account) => broker(account.ID, account.ID === id ? '1' : '0'))
    return { result: 'success' as const }
  })
  const list = await openBrokers()
  press('选用', row(list, '经纪户6'))
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户6'))
  expect(chosen('经纪账户')).not.toContain('默认')
  press('管理经纪账户')
  press('设为默认', row(await dialog('经纪账户管理'), '经纪户6'))
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户6 3106 · 默认'))
  expect(server.asked(settingDefault)).toEqual([{ id: '6', type: '1' }])
})

test('[BU-071] [BU-073] [BU-189] a counterparty account is compared and added without its outer blanks', async () => {
  await enterCounterparty(' 上海新户 ', ' 6222000011112222 ', '新增并选用')
  await waitFor(() => expect(chosen('对方账户')).toContain('上海新户'))
  expect(server.asked(accountCompare)[0]).toMatchObject({
    otherAccount: '6222000011112222',
    otherAccName: '上海新户',
  })
  expect(server.asked(insertTwMgrOtherAcctInfo)).toEqual([
    expect.objectContaining({
      otherAccount: '6222000011112222',
      otherAccName: '上海新户',
      openBankName: '银行1-0',
      hightBankNo: '308584000100',
    }),
  ])
})

test('adding a counterparty account changes nothing in the open order, whatever was typed before', async () => {
  const list = await enterCounterparty('上海新户', '6222000011112222')
  expect(await list.findByText('上海新户')).toBeTruthy()
  expect(chosen('对方账户')).toContain('杭州云舟科技')
  const typed = ['金额', '摘要'].map(
    (name) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) }).value,
  )
  expect(typed).toEqual(['88', '管理费'])
  press('选用', row(list, '上海新户'))
  await waitFor(() => expect(chosen('对方账户')).toContain('上海新户'))
})

test('[BU-193] [BU-362] a comparison that fails warns with its text and adds nothing', async () => {
  const message = '该账号已存在，户名为甲公司，与录入户名不一致'
  server.answer(accountCompare, () => ({ result: 'fail' as const, message, list: [] }))
  await enterCounterparty('乙公司', '6222000011112222')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(server.asked(insertTwMgrOtherAcctInfo)).toEqual([])
})

test('[BU-194] a comparison with tips is shown and asks before the account is added', async () => {
  const known = {
    OTHERACCOUNT: '99990000',
    OTHERACCNAME: '上海新户',
    OPENBANKNAME: '工商银行',
    HIGHTBANKNO: '102100000030',
  }
  server.answer(accountCompare, () => ({ result: 'tips' as const, message: '已存在同名账户', list: [known] }))
  await enterCounterparty('上海新户', '6222000011112222')
  const question = await dialog('账户比对提示')
  expect([question.queryByText('99990000') !== null, server.asked(insertTwMgrOtherAcctInfo)]).toEqual([
    true,
    [],
  ])
  press('确认新增', question)
  await waitFor(() => expect(server.asked(insertTwMgrOtherAcctInfo)).toHaveLength(1))
})

test('[BU-072] a counterparty account is deleted and leaves the list', async () => {
  server.answer(deleteLocalOtherAcctInfo, ({ id }) => {
    others = others.filter((account) => account.ZHBH !== id)
    return { result: 'success' as const }
  })
  const list = await openOthers()
  press('删除', row(list, '远山私募'))
  press('删除', await dialog('提示'))
  await waitFor(() => expect(list.queryByText('远山私募')).toBeNull())
})

test('[BU-074] [BU-156] [BU-157] [BU-383] banks are searched by page: further pages join, another name begins anew', async () => {
  const list = await openOthers()
  press('新增对方账户', list)
  press('开户行', await dialog('新增对方账户'))
  const banks = await dialog('查询开户行')
  const shown = () => banks.queryAllByRole('listitem').length
  await waitFor(() => expect(shown()).toBe(20))
  press('加载更多', banks)
  await waitFor(() => expect(shown()).toBe(40))
  expect(banks.getByText('银行1-0')).toBeTruthy()
  type('开户行名称', '招商', banks)
  await waitFor(() => expect(banks.queryByText('招商银行1-0')).toBeTruthy())
  expect([shown(), banks.queryByText('银行1-0')]).toEqual([20, null])
})

test('[BU-109] [BL-289] [BL-290] [BL-292] a contact says what is missing and is added without being picked; deleting asks', async () => {
  server.answer(addConta, () => ({ ID: '4' }))
  server.answer(deleteContactById, () => ({ result: 'success' as const }))
  await renderForm(server)
  press('管理联系人')
  const list = await dialog('联系人管理')
  await list.findByText('13900010012')
  expect(server.asked(getMgrCYConta)).toEqual([{ cpId: 'M001' }])
  const known = row(list, '方晓雯')
  for (const text of ['方晓雯 · 默认', '13900010012', 'fang@m001.example']) {
    expect(known.getByText(text)).toBeTruthy()
  }
  press('新增联系人', list)
  const form = await dialog('新增联系人')
  press('新增', form)
  expect(await form.findByText('请输入姓名')).toBeTruthy()
  type('姓名', '林静', form)
  type('手机号', '123', form)
  type('邮箱', 'lin@m001.example', form)
  type('地址', '世纪大道100号', form)
  expect(form.getByText('请输入正确的手机号')).toBeTruthy()
  type('手机号', '13900010013', form)
  press('新增', form)
  await screen.findByText('新增联系人成功!')
  expect(chosen('联系人')).not.toContain('林静')
  expect(server.asked(addConta)).toEqual([
    expect.objectContaining({ contName: '林静', contPhone: '13900010013', contEmail: 'lin@m001.example' }),
  ])
  press('删除', row(list, '方晓雯'))
  const question = await dialog('提示')
  expect(question.getByText('确定删除该联系人吗？')).toBeTruthy()
  press('删除', question)
  await waitFor(() => expect(server.asked(deleteContactById)).toEqual([{ id: '3' }]))
})
