import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './index.ts'

const tabs = [
  { key: 'all', label: '全部', count: 1204 },
  { key: 'messages', label: '我的消息', badge: 120 },
  { key: 'done', label: '已办', badge: 0 },
] as const

function Page() {
  const [value, setValue] = useState<(typeof tabs)[number]['key']>('all')
  return (
    <Tabs label="消息" tabs={tabs} value={value} onChange={setValue}>
      <p>{value}</p>
    </Tabs>
  )
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('the tab list is one tab stop; arrow keys, Home and End move around it and show the tab reached', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('全部1,204')
  await userEvent.keyboard('{ArrowLeft}')
  expect([selected(), document.activeElement?.textContent]).toEqual(['已办', '已办'])
  await userEvent.keyboard('{ArrowRight}')
  expect(selected()).toBe('全部1,204')
  await userEvent.keyboard('{End}{Home}')
  expect(selected()).toBe('全部1,204')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

test('the panel is named by its tab; a badge counts up to 99', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('tab', { name: /我的消息/ }))
  expect(screen.getByRole('tabpanel', { name: /^我的消息\s*99\+$/ }).textContent).toBe('messages')
})
