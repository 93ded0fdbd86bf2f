import { agreementList, agreementNames } from '@iisp/approval/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ConsentsPage } from './ConsentsPage.tsx'

const user = userEvent.setup()
const [agreement] = agreementNames
const consent = { agreement: agreement!, version: '2026-01', agreedAt: null }
const server = new FakeServer().answer(agreementList, () => [consent])

test('the agreement that is being read is in the address; Escape closes it', async () => {
  const { query } = stage(ConsentsPage, { server, at: `/agreements?detail=${agreement}` })
  // what a browser makes of Escape in a dialog of its own
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(query().get('detail')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: '阅读' }))
  expect(query().get('detail')).toBe(agreement)
})
