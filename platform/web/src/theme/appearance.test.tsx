import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageStore, resetMessages } from '../messages/index.ts'
import {
  appearanceOf,
  changeAppearance,
  configureAppearance,
  startAppearance,
  useAppearance,
} from './index.ts'

const reload = vi.fn<() => void>()
let onSystem: (event: { matches: boolean }) => void = () => {}
let written: string[] = []
beforeEach(() => {
  written = []
  localStorage.clear()
  document.cookie = 'themeColor=; max-age=0; path=/'
  reload.mockReset()
  configureAppearance({ reload, saveColour: undefined })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, hear: typeof onSystem) => (onSystem = hear),
  }))
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    cookie.set!.call(document, text)
  })
})
afterEach(() => {
  act(() => resetMessages())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const root = document.documentElement

test('[SH-192] [SH-421] a new colour is stored in a cookie for 365 days and the page reloads with it', async () => {
  startAppearance()
  expect(root.dataset['brand']).toBe('#1a4fa3')
  await changeAppearance({ colour: '#1f6b3a' })
  expect(written.at(-1)).toContain(`max-age=${365 * 86_400};`)
  expect(reload).toHaveBeenCalledTimes(1)
  startAppearance()
  expect(root.dataset['brand']).toBe('#1f6b3a')
})

test('the colour is saved on the server; if that fails, the person is warned and the page still reloads', async () => {
  vi.useFakeTimers()
  startAppearance()
  const saveColour = vi.fn<(colour: string) => Promise<void>>(() => Promise.reject(new Error('500')))
  configureAppearance({ saveColour })
  await changeAppearance({ colour: '#0f6674' })
  expect(saveColour).toHaveBeenCalledExactlyOnceWith('#0f6674')
  expect(messageStore.getState().shown.map((m) => m.type)).toEqual(['warning'])
  vi.advanceTimersByTime(2_000)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('an unknown colour in the cookie falls back to the default', () => {
  document.cookie = 'themeColor=red; path=/'
  startAppearance()
  expect(root.dataset['brand']).toBe('#1a4fa3')
})

test('who has chosen nothing gets the appearance of the system', () => {
  startAppearance()
  expect(root.dataset['appearance']).toBe('light')
  act(() => onSystem({ matches: true }))
  expect(root.dataset['appearance']).toBe('dark')
})

test('the appearance is dark, light, or that of the system', async () => {
  startAppearance()
  const Probe = () => <p>{useAppearance().appearance}</p>
  render(<Probe />)
  expect(screen.getByText('light')).toBeTruthy()
  await act(() => changeAppearance({ mode: 'dark' }))
  expect(screen.getByText('dark')).toBeTruthy()
  await act(() => changeAppearance({ mode: 'system' }))
  expect(root.dataset['appearance']).toBe('light')
  act(() => onSystem({ matches: true }))
  expect(root.dataset['appearance']).toBe('dark')
  expect(reload).not.toHaveBeenCalled()
  startAppearance()
  expect(localStorage.getItem('appearance')).toBe('system')
})

test.each([
  [0, '0px'],
  [50, '8px'],
  [100, '16px'],
] as const)('[SH-163] a scroll bar of %d percent measures %s; each account has its own', async (size, px) => {
  startAppearance()
  appearanceOf('lin.jing')
  await changeAppearance({ barWidth: size })
  expect(root.style.getPropertyValue('--iisp-bar-width')).toBe(px)
  appearanceOf('zhou.hang')
  expect(root.style.getPropertyValue('--iisp-bar-width')).toBe('8px')
  appearanceOf('lin.jing')
  expect(root.style.getPropertyValue('--iisp-bar-width')).toBe(px)
  expect(root.style.getPropertyValue('--iisp-bar-height')).toBe('8px')
})
