import type { Menu } from '@iisp/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useGoBack } from './page-tools.ts'
import { front, names, openMenu, orders, portal } from './test/staged-portal.tsx'

test('[SH-133] [SH-381] a page that crashes is replaced by an alert, and the shell keeps working', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await portal('/')
  await openMenu(user, /指令签发/)
  expect(await screen.findByText('组件报错，请尝试重试，或者联系在线客服处理')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  await openMenu(user, /划款指令查询/)
  expect(await screen.findByText('列表页')).toBeTruthy()
})

test('[SH-121] [BL-121] an embedded page is shown in a frame inside its tab', async () => {
  const { user, container } = await portal('/')
  await openMenu(user, /外部平台/)
  await waitFor(() => expect(names()).toEqual(['首页', '外部平台']))
  expect(container.querySelector('iframe')?.src).toBe('https://research.example/start')
})

test('[SH-024] the overlays of modules are shown on home and on menu pages', async () => {
  const overlays = [async () => ({ default: () => <button>在线客服</button> })]
  const { user } = await portal('/', { parts: { overlays } })
  expect(await screen.findByRole('button', { name: '在线客服' })).toBeTruthy()
  await openMenu(user, /划款指令录入/)
  await screen.findByLabelText('金额')
  expect(screen.getByRole('button', { name: '在线客服' })).toBeTruthy()
})

test('the portal keeps working if an overlay fails to load or crashes', async () => {
  const overlays = [
    () => Promise.reject(new Error('gone')),
    async () => ({
      default: (): never => {
        throw new Error('broken')
      },
    }),
  ]
  await portal('/', { parts: { overlays } })
  expect(await screen.findByText('工作台')).toBeTruthy()
})

test('[SH-063] a wide page has header and tabs but no menu, which returns with the next page', async () => {
  const pages = [...orders.pages, { path: '/transfer-money/detail', wide: true as const }]
  const manifests = async () => ({ default: [{ ...orders, pages }] })
  const { user } = await portal('/iisp/transfer-money/detail?id=7', { parts: { manifests } })
  expect(await screen.findByText('详情页')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '菜单' })).toBeNull()
  expect(names()).toContain('指令 T7')
  await user.click(screen.getByRole('tab', { name: /首页/ }))
  expect(await screen.findByRole('navigation', { name: '菜单' })).toBeTruthy()
})

test('the panel above pages is mounted for each menu but not at home; back leads to the previous page', async () => {
  function Above({ menu: { id } }: { menu: Menu }) {
    const back = useGoBack()
    return (
      <p>
        面板{id} <button onClick={back}>返回{id}</button>
      </p>
    )
  }
  const menuPanel = { module: 'guide', load: async () => ({ default: Above }) }
  const { user } = await portal('/', { parts: { menuPanel } })
  await screen.findByText('工作台')
  expect(screen.queryByText(/面板/)).toBeNull()
  await openMenu(user, /划款指令录入/)
  expect((await screen.findByText(/面板101/)).closest('[data-app]')?.getAttribute('data-app')).toBe('guide')
  await openMenu(user, /划款指令查询/)
  await screen.findByText(/面板102/)
  await user.click(screen.getByRole('button', { name: '返回102' }))
  await waitFor(() => expect(front()).toContain('划款指令录入'))
})
