import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StatusPage } from './index.ts'

test('the page is named after the error, and its button calls the action', async () => {
  const onClick = vi.fn<() => void>()
  render(<StatusPage code="404" text="抱歉，您访问的页面不存在" action={{ label: '返回首页', onClick }} />)
  expect(screen.getByRole('region', { name: '抱歉，您访问的页面不存在' })).toBeTruthy()
  expect(screen.getByText('404')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
  expect(onClick).toHaveBeenCalledOnce()
})
