import { refuse } from '@iisp/contract'
import { addUrging, openingErrors } from '@iisp/opening/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleRow } from '../test/sample.ts'
import { Urge } from './Urge.tsx'

const onUrged = vi.fn<(contact: string) => void>()
function show(server = new FakeServer(), row = sampleRow) {
  const dialog = () => <Urge row={row} onClose={() => undefined} onUrged={onUrged} />
  const { user } = stage(dialog, { server })
  return { server, user, submit: () => user.click(screen.getByRole('button', { name: /提\s*交/ })) }
}
const alert = () => within(screen.getByRole('dialog')).getByRole('alert').textContent

test('[BL-069] [BL-070] the dialog 催办 has four fields and the button 提交', async () => {
  show()
  expect(await screen.findByRole('dialog', { name: '催办' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /提\s*交/ })).toBeTruthy()
  for (const label of [/联系人名称/, /联系人手机/, /联系人邮箱/, /备注/]) screen.getByLabelText(label)
  expect(screen.getByLabelText(/备注/).getAttribute('aria-required')).toBeNull()
})

test('the application’s contact is filled in already: one press urges', async () => {
  const answer = { result: 'success' as const, cuibanFlag: '1' as const }
  const { server, submit } = show(new FakeServer().answer(addUrging, () => answer))
  await submit()
  await waitFor(() => expect(onUrged).toHaveBeenCalledWith('方晓雯'))
  const contact = { lxrmc: '方晓雯', lxrsj: '13900010012', lxryx: 'fang@m001.example' }
  expect(server.asked(addUrging)).toEqual([expect.objectContaining(contact)])
})

const noContact = { ...sampleRow, LXRNAME: '', LXRSJ: '', LXRYX: '' }
test('[BL-070] [BL-214] faults keep it back; then it goes without a remark, the mobile cut at 11', async () => {
  const answer = { result: 'success' as const, cuibanFlag: '1' as const }
  const { server, user, submit } = show(
    new FakeServer().answer(addUrging, () => answer),
    noContact,
  )
  await submit()
  expect(alert()).toBe('请填写联系人手机')
  expect(server.asked(addUrging)).toEqual([])
  await user.type(screen.getByLabelText(/联系人手机/), '138000000001')
  await submit()
  await waitFor(() => expect(onUrged).toHaveBeenCalledWith('林静'))
  expect(server.asked(addUrging)).toEqual([expect.objectContaining({ lxrsj: '13800000000', bz: '' })])
})

test('a refusal stands in the dialog and what was typed stays', async () => {
  const server = new FakeServer().answer(addUrging, () => refuse(openingErrors.urgedToday))
  const { user, submit } = show(server, noContact)
  await user.type(screen.getByLabelText(/联系人手机/), '13800000000')
  await submit()
  await waitFor(() => expect(alert()).toBe(openingErrors.urgedToday.zh))
  expect(screen.getByLabelText<HTMLInputElement>(/联系人手机/).value).toBe('13800000000')
})
