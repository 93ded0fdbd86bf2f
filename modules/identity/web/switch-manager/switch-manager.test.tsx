import { FakeServer } from '@iisp/testing/dom/fake-server'
import { duJianForLinJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { changeMgrUser, getMgrUsers } from '../../contract/switch-manager.ts'
import { session } from '../test/session.ts'
import { SwitchManager } from './SwitchManager.tsx'
import { switchTexts } from './texts.ts'

const row = (account: string, name: string, cpName: string, current = false) => ({
  account,
  name,
  cpId: 'M001',
  cpName,
  roles: ['operator'] as const,
  current,
  own: current,
  unused: account.startsWith('lin.'),
})
let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
    .answer(getMgrUsers, () => [
      row('du.jian@hengxin.example', '杜鉴', '恒信银行资产托管部', true),
      row('lin.jing@yuanshan.example', '林静', '远山私募'),
    ])
    .answer(changeMgrUser, () => session)
})

const show = () => stage(SwitchManager, { as: duJianForLinJing, server, at: '/is-super-mgr' })
const user = userEvent.setup()

test('the account in use cannot be entered again; another one can', async () => {
  show()
  const own = await screen.findByRole<HTMLButtonElement>('button', { name: '当前' })
  expect(own.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '进入' }))
  const dialog = within(await screen.findByRole('dialog', { name: '进入 远山私募 林静' }))
  await user.type(dialog.getByRole('textbox', { name: /代办原因/ }), '管理人来电委托')
  await user.click(dialog.getByRole('button', { name: /进\s*入/ }))
  await screen.findByText('已切换至 远山私募 林静')
  expect(server.asked(changeMgrUser)).toEqual([
    { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' },
  ])
})

test('nobody acts for another without saying why', async () => {
  show()
  await user.click(await screen.findByRole('button', { name: '进入' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /进\s*入/ }))
  expect((await dialog.findByRole('alert')).textContent).toBe('请填写代办原因')
  expect(server.asked(changeMgrUser)).toEqual([])
})

test('an account that nobody used for three months is marked as one that may be reclaimed', async () => {
  show()
  const marked = await screen.findAllByText('3个月未使用，可收回')
  expect(marked.map((mark) => mark.closest('tr')?.textContent?.includes('林静'))).toEqual([true])
})

test('the list is searched by name, institution and account', async () => {
  show()
  await screen.findByText('林静')
  await user.type(screen.getByLabelText('按机构、姓名或账号查找'), '恒信{Enter}')
  await waitFor(() => expect(screen.queryByText('林静')).toBeNull())
  expect(screen.getByText('杜鉴')).toBeTruthy()
})

test('[BL-099] a search without hits says 暂无数据', async () => {
  show()
  await screen.findByText('林静')
  await user.type(screen.getByLabelText('按机构、姓名或账号查找'), '没有{Enter}')
  expect(await screen.findByText(/^暂无数据/)).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(switchTexts)).toEqual([]))
