import { agreeTo, agreementList, agreementNames } from '@iisp/approval/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ConsentsPage } from './ConsentsPage.tsx'

const user = userEvent.setup()
const [agreement] = agreementNames
const consent = { agreement: agreement!, version: '2026-01', agreedAt: null }
const server = new FakeServer().answer(agreementList, () => [consent])

test('the agreement that is being read is in the address; Escape closes it', async () => {
  const { query } = stage(ConsentsPage, { server, at: `/agreements?detail=${agreement}` })
  // The event that a browser sends when Escape closes a dialog.
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(query().get('detail')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: '阅读并同意' }))
  expect(query().get('detail')).toBe(agreement)
})

test('an agreement is agreed to below its text, not in the list', async () => {
  const asked = new FakeServer()
    .answer(agreementList, () => [consent])
    .answer(agreeTo, () => {
      asked.answer(agreementList, () => [{ ...consent, agreedAt: '2026-11-20 10:00:00' }])
      return null
    })
  stage(ConsentsPage, { server: asked })
  await screen.findByText('未同意')
  expect(screen.queryByRole('button', { name: /^同\s*意$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '阅读并同意' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('region')
  await user.click(dialog.getByRole('button', { name: /同\s*意/ }))
  expect(await screen.findByText('已同意')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.asked(agreeTo)).toEqual([{ agreement, version: '2026-01' }])
})
