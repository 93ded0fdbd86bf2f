import { agreeTo, agreementList, agreementVersions, signInAgreements } from '@iisp/approval/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { duJianForLinJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConsentHost } from './ConsentHost.tsx'

/** Nothing is agreed to until it is sent; the agreements of other platforms are open as well. */
function serving() {
  const agreed = new Set<string>()
  return new FakeServer()
    .answer(agreementList, () =>
      [...signInAgreements, 'research-lab' as const].map((agreement) => ({
        agreement,
        version: agreementVersions[agreement],
        agreedAt: agreed.has(agreement) ? '2026-11-20 10:00:00' : null,
      })),
    )
    .answer(agreeTo, ({ agreement }) => {
      agreed.add(agreement)
      return null
    })
}

test('who has not agreed reads one text after the other and agrees to each; other platforms’ are not asked for', async () => {
  const { server, user } = stage(ConsentHost, { server: serving() })
  for (const title of ['用户服务协议', '隐私政策']) {
    await screen.findByRole('dialog', { name: title })
    expect((await screen.findByRole('region', { name: title })).textContent?.length).toBeGreaterThan(200)
    await user.click(screen.getByRole('button', { name: '同意并继续' }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(agreeTo)).toEqual(
    signInAgreements.map((agreement) => ({ agreement, version: agreementVersions[agreement] })),
  )
})

test('who acts for somebody else is not asked in their name', async () => {
  const { server } = stage(ConsentHost, { as: duJianForLinJing, server: serving() })
  await Promise.resolve()
  expect(server.asked(agreementList)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
