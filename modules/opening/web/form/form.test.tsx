import { getApplication, saveApplication, submitApplication } from '@iisp/opening/contract'
import { getProductInfo } from '@iisp/product/contract'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import { getVerifiedId, getVerifiedResult, verificationErrors } from '@iisp/verification/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApplicationFormPage } from './ApplicationFormPage.tsx'
import { sampleDetail } from '../test/sample.ts'
import { FakeServer, Refused, stage } from '../test/stage.tsx'

const user = userEvent.setup()
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const { XMBH: xmbh } = sampleDetail
const moved = (version: number, status: '011' | '020') => ({ xmbh, version, status, statusName: '' })
const serving = () =>
  new FakeServer()
    .on(getProductInfo, () => ({ list: [], total: 0, pageNo: 1, pageSize: -1 }))
    .on(getJJsListByOrgNameSupportLike, () => [{ JJSID: 'ZQ001', ORGNAME: '中信证券', JJSLX: '1' as const }])
    .on(getApplication, () => sampleDetail)
    .on(saveApplication, () => moved(4, '011'))
    .on(submitApplication, () => moved(5, '020'))
const message = () => screen.findByLabelText<HTMLTextAreaElement>(/致托管人留言/)
const press = (name: RegExp) => user.click(screen.getByRole('button', { name }))
const open = (server: FakeServer) => stage(ApplicationFormPage, server, `xmbh=${xmbh}`)

test('a rejected application says why; corrected, it is saved and submitted in the versions seen', async () => {
  const server = serving()
  open(server)
  expect(await screen.findByText('驳回原因：协议未盖章，请修改后重新提交。')).toBeTruthy()
  await user.type(await message(), '已盖章')
  await press(/提\s*交/)
  expect(await screen.findByText('申请已提交，等待托管人审核材料')).toBeTruthy()
  const [saved] = server.of(saveApplication)
  expect(saved).toMatchObject({ xmbh, version: 3, dkglbz: '已盖章' })
  expect(saved).not.toHaveProperty('zjmm')
  expect(server.of(submitApplication)).toEqual([{ xmbh, version: 4 }])
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
  open(serving().on(getApplication, () => ({ ...sampleDetail, VERSION: 4 })))
  expect((await message()).value).toBe('')
})

test('what is missing is said at its field and nothing is sent', async () => {
  const server = serving()
  stage(ApplicationFormPage, server, 'kind=1')
  await message()
  await press(/提\s*交/)
  for (const fault of ['请选择产品', '请选择经纪商', '请输入联系电话', '请上传营业执照、开户申请表'])
    expect(screen.getAllByText(fault).length).toBeGreaterThan(0)
  expect(server.of(saveApplication)).toEqual([])
})

test('a refusal stands in the form and what was typed stays', async () => {
  const server = serving().on(submitApplication, () => {
    throw new Refused(409, 'opening.inProgress', '该产品已有在途申请SF1，请勿重复提交')
  })
  open(server)
  await user.type(await message(), '请优先办理')
  await press(/提\s*交/)
  expect(await screen.findByText('该产品已有在途申请SF1，请勿重复提交')).toBeTruthy()
  expect((await message()).value).toBe('请优先办理')
  // saved before it was refused: the next try submits what is there
  await waitFor(() => expect(server.of(saveApplication)).toHaveLength(1))
  await press(/提\s*交/)
  await waitFor(() => expect(server.of(submitApplication)).toHaveLength(2))
  expect(server.of(saveApplication)).toHaveLength(1)
})

test('[BL-275] an account opening asks for the face of the administrator and is submitted when it has passed', async () => {
  const account = { ...sampleDetail, XMBH: 'KH202611190001003', KIND: '1' as const }
  const papers = ['1060', '1062'] as const
  const files = papers.map((WDLX, i) => ({ FILEID: String(i).repeat(32), FILENAME: 'a.pdf', WDLX, SIZE: 1 }))
  let passed = false
  const server = serving()
    .on(getApplication, () => ({ ...account, files }))
    .on(submitApplication, () => {
      if (!passed) throw new Refused(403, verificationErrors.notVerified.code, '请先完成人脸识别，再提交')
      return moved(5, '020')
    })
    .on(getVerifiedId, () => {
      passed = true
      return {
        verifiedId: '0f'.repeat(16),
        valid: 300,
        qrUrl: '/verify/1',
        stage: 'waiting' as const,
        persons: [],
      }
    })
    .on(getVerifiedResult, () => ({
      verifiedResult: { status: '1000', message: '', data: { ispass: '1' as const } },
      verifiedStatus: '0' as const,
      stage: 'passed' as const,
      person: { role: 'administrator' as const, name: '顾*' },
    }))
  stage(ApplicationFormPage, server, `xmbh=${account.XMBH}`)
  await message()
  await press(/提\s*交/)
  expect(await screen.findByText('人脸识别')).toBeTruthy()
  expect(await screen.findByText('申请已提交，等待托管人审核材料', {}, { timeout: 10_000 })).toBeTruthy()
  expect(server.of(getVerifiedId)).toEqual([{ verifiedSource: '2', busiId: account.XMBH }])
  expect(server.of(getVerifiedResult)).toEqual([{ verifiedId: '0f'.repeat(16), verifiedSource: '2' }])
  expect(server.of(submitApplication)).toHaveLength(2)
})

test('an application that may not be changed says so', async () => {
  open(serving().on(getApplication, () => ({ ...sampleDetail, STATUS: '020' as const, actions: [] })))
  expect(await screen.findByText('该申请当前状态为【材料审核中】，不可修改')).toBeTruthy()
})
