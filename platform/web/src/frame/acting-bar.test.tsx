import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setLocale } from '../i18n/index.ts'
import { ActingBar } from './ActingBar.tsx'
import { shownName } from './shown-name.ts'

const profile = { name: '林静', realName: '杜鉴', cpName: '远山私募基金管理有限公司' }
afterEach(() => act(() => setLocale('zh')))

test('the bar names both people and the institution, and its button returns to the own account only once', async () => {
  let done = () => {}
  const stop = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (done = resolve)))
  render(<ActingBar profile={profile} onStop={stop} />)
  const bar = screen.getByRole('region', { name: '代办提示' })
  expect(bar.textContent).toContain('您正在代办：杜鉴 代 林静')
  expect(bar.textContent).toContain('远山私募基金管理有限公司')
  await userEvent.click(screen.getByRole('button', { name: '退出代办' }))
  await userEvent.click(screen.getByRole('button', { name: '退出代办' }))
  expect(stop).toHaveBeenCalledOnce()
  await act(async () => done())
})

test('the bar is shown in English', async () => {
  render(
    <ActingBar
      profile={{ ...profile, name: '林静', nameEn: 'Lin Jing', realName: '杜鉴', realNameEn: 'Du Jian' }}
      onStop={async () => {}}
    />,
  )
  await act(() => setLocale('en'))
  expect(await screen.findByText('Acting for another: Du Jian for Lin Jing')).toBeTruthy()
})

test.each([
  ['zh', '杜鉴', '杜鉴 代 林静'],
  ['en', '杜鉴', 'Du Jian for Lin Jing'],
  ['zh', '', '林静'],
] as const)('in %s, with %s behind it, the person is %s', (language, realName, shown) =>
  expect(
    shownName({ name: '林静', nameEn: 'Lin Jing', realName, realNameEn: realName && 'Du Jian' }, language),
  ).toBe(shown),
)
