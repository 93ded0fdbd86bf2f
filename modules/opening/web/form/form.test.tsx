import { getApplication, openingErrors, saveApplication, submitApplication } from '@iisp/opening/contract'
import { uploadUnfinished } from '@iisp/files/contract'
import { getProductInfo } from '@iisp/product/contract'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import { refuse } from '@iisp/contract'
import { passOn } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import {
  getVerifiedId,
  getVerifiedResult,
  useVerification,
  verificationErrors,
} from '@iisp/verification/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApplicationFormPage } from './ApplicationFormPage.tsx'
import { sampleDetail } from '../test/sample.ts'

const user = userEvent.setup()
const { XMBH: xmbh } = sampleDetail
const moved = (version: number, status: '011' | '020') => ({ xmbh, version, status, statusName: '' })
const serving = () =>
  new FakeServer()
    .answer(getProductInfo, () => ({ list: [], total: 0, pageNo: 1, pageSize: -1 }))
    .answer(getJJsListByOrgNameSupportLike, () => [
      { JJSID: 'ZQ001', ORGNAME: '中信证券', ORGNAME_EN: '', JJSLX: '1' as const },
    ])
    .answer(uploadUnfinished, () => [])
    .answer(getApplication, () => sampleDetail)
    .answer(saveApplication, () => moved(4, '011'))
    .answer(submitApplication, () => moved(5, '020'))
const message = () => screen.findByLabelText<HTMLTextAreaElement>(/致托管人留言/)
const press = (name: RegExp) => user.click(screen.getByRole('button', { name }))
const open = (server: FakeServer, query = `xmbh=${xmbh}`) =>
  stage(ApplicationFormPage, { server, at: `/opening?${query}` })

test('a rejected application says why; corrected, it is saved and submitted in the versions seen', async () => {
  const server = serving()
  open(server)
  expect(await screen.findByText('驳回原因：协议未盖章，请修改后重新提交。')).toBeTruthy()
  await user.type(await message(), '已盖章')
  await press(/提\s*交/)
  expect(await screen.findByText('申请已提交，等待托管人审核材料')).toBeTruthy()
  const [saved] = server.asked(saveApplication)
  expect(saved).toMatchObject({ xmbh, version: 3, dkglbz: '已盖章' })
  expect(saved).not.toHaveProperty('zjmm')
  expect(server.asked(submitApplication)).toEqual([{ xmbh, version: 4 }])
})

test('what was typed survives a reload, the fund password does not', async () => {
  const first = open(serving())
  await user.type(await message(), '请优先办理')
  await user.type(screen.getByLabelText(/资金密码/, { selector: 'input' }), '246810')
  first.unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('246810')
  open(serving())
  expect((await message()).value).toBe('请优先办理')
  expect(screen.getByText('已恢复上次未保存的内容')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/资金密码/, { selector: 'input' }).value).toBe('')
})

test('a draft over an older version is left where somebody else wrote since', async () => {
  const first = open(serving())
  await user.type(await message(), '旧的留言')
  first.unmount()
  open(serving().answer(getApplication, () => ({ ...sampleDetail, VERSION: 4 })))
  expect((await message()).value).toBe('')
})

test('the account types are those that the chosen broker keeps', async () => {
  const server = serving().answer(getJJsListByOrgNameSupportLike, () => [
    { JJSID: 'ZQ001', ORGNAME: '中信证券', ORGNAME_EN: '', JJSLX: '1' as const },
    { JJSID: 'QH001', ORGNAME: '中信期货', ORGNAME_EN: 'CITIC Futures Co., Ltd.', JJSLX: '2' as const },
  ])
  open(server, 'kind=1')
  await message()
  const box = (name: string) => screen.getByRole('combobox', { name: new RegExp(name) })
  const shown = () => box('账户类型').closest('.ant-select')?.textContent
  expect(shown()).toBe('证券资金账户')
  await user.click(box('经纪商'))
  await user.click(await screen.findByText('中信期货'))
  await waitFor(() => expect(shown()).toBe('期货账户'))
  await user.click(box('账户类型'))
  await screen.findByText('期权账户')
  expect(screen.queryByText('证券资金账户')).toBeNull()
})

test('what is missing is said at its field and nothing is sent', async () => {
  const server = serving()
  open(server, 'kind=1')
  await message()
  await press(/提\s*交/)
  for (const fault of ['请选择产品', '请选择经纪商', '请输入联系电话', '请上传营业执照、开户申请表'])
    expect(screen.getAllByText(fault).length).toBeGreaterThan(0)
  expect(server.asked(saveApplication)).toEqual([])
})

test('a refusal stands in the form and what was typed stays', async () => {
  const server = serving().answer(submitApplication, () => refuse(openingErrors.inProgress, { xmbh: 'SF1' }))
  open(server)
  await user.type(await message(), '请优先办理')
  await press(/提\s*交/)
  expect(await screen.findByText('该产品已有在途申请SF1，请勿重复提交')).toBeTruthy()
  expect((await message()).value).toBe('请优先办理')
  // saved before it was refused: the next try submits what is there
  await waitFor(() => expect(server.asked(saveApplication)).toHaveLength(1))
  await press(/提\s*交/)
  await waitFor(() => expect(server.asked(submitApplication)).toHaveLength(2))
  expect(server.asked(saveApplication)).toHaveLength(1)
})

test('[BL-275] an account opening asks for the face of the administrator and is submitted when it has passed', async () => {
  const account = { ...sampleDetail, XMBH: 'KH202611190001003', KIND: '1' as const }
  const papers = ['1060', '1062'] as const
  const files = papers.map((WDLX, i) => ({ FILEID: String(i).repeat(32), FILENAME: 'a.pdf', WDLX, SIZE: 1 }))
  let passed = false
  const server = serving()
    .answer(getApplication, () => ({ ...account, files }))
    .answer(submitApplication, () => {
      if (!passed) passOn(useVerification, verificationErrors.notVerified, { what: '人脸识别' })
      return moved(5, '020')
    })
    .answer(getVerifiedId, () => {
      passed = true
      return {
        verifiedId: '0f'.repeat(16),
        valid: 300,
        qrUrl: '/verify/1',
        stage: 'waiting' as const,
        persons: [],
      }
    })
    .answer(getVerifiedResult, () => ({
      verifiedResult: { status: '1000', message: '', data: { ispass: '1' as const } },
      verifiedStatus: '0' as const,
      stage: 'passed' as const,
      person: { role: 'administrator' as const, name: '顾*' },
    }))
  open(server, `xmbh=${account.XMBH}`)
  await message()
  await press(/提\s*交/)
  expect(await screen.findByText('人脸识别')).toBeTruthy()
  expect(await screen.findByText('申请已提交，等待托管人审核材料', {}, { timeout: 10_000 })).toBeTruthy()
  expect(server.asked(getVerifiedId)).toEqual([{ verifiedSource: '2', busiId: account.XMBH }])
  expect(server.asked(getVerifiedResult)).toEqual([{ verifiedId: '0f'.repeat(16), verifiedSource: '2' }])
  expect(server.asked(submitApplication)).toHaveLength(2)
})

test('an application that may not be changed says so', async () => {
  open(serving().answer(getApplication, () => ({ ...sampleDetail, STATUS: '020' as const, actions: [] })))
  expect(await screen.findByText('该申请当前状态为【材料审核中】，不可修改')).toBeTruthy()
})
