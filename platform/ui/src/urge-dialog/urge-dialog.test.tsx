import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { UrgeDialog, type UrgeDialogProps } from './index.ts'

const initial = { lxrmc: '林静', lxrsj: '', lxryx: 'lin@yuanshan.example', bz: '' }
function show(change: Partial<UrgeDialogProps> = {}) {
  const onSend = vi.fn<UrgeDialogProps['onSend']>(() => Promise.resolve(undefined))
  render(
    <UrgeDialog
      open
      initial={initial}
      faultsOf={({ lxrsj }) => (lxrsj === '' ? [{ field: 'lxrsj', message: '请填写联系人手机' }] : [])}
      onSend={onSend}
      onCancel={() => undefined}
      {...change}
    />,
    { wrapper: UiRoot },
  )
  return { onSend, submit: () => userEvent.click(screen.getByRole('button', { name: /提\s*交/ })) }
}

test('[BL-069] [BL-070] the dialog 催办 has four fields and the button 提交', () => {
  show()
  expect(screen.getByRole('dialog', { name: '催办' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /提\s*交/ })).toBeTruthy()
  for (const label of [/联系人名称/, /联系人手机/, /联系人邮箱/, /备注/]) screen.getByLabelText(label)
  expect(screen.getByLabelText(/备注/).getAttribute('aria-required')).toBeNull()
})

test('[BL-070] [BL-214] faults keep it back; then it goes without a remark, the mobile cut at 11', async () => {
  const { onSend, submit } = show()
  await submit()
  expect(screen.getByRole('alert').textContent).toBe('请填写联系人手机')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(/联系人手机/), '138000000001')
  await submit()
  expect(onSend).toHaveBeenCalledWith({ ...initial, lxrsj: '13800000000' })
})

test('a refusal stands in the dialog and what was typed stays', async () => {
  const { submit } = show({
    initial: { ...initial, lxrsj: '13800000000' },
    onSend: () => Promise.resolve('今日已催办'),
  })
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('今日已催办')
  expect(screen.getByLabelText<HTMLInputElement>(/联系人名称/).value).toBe('林静')
})
