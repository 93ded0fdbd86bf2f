import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ColumnSettings } from '../index.ts'
import { table } from '../test/orders-table.tsx'

const settingsButton = () => screen.getByRole('button', { name: '列设置' })

afterEach(() => {
  vi.useRealTimers()
})

describe('columns', () => {
  test('[BL-087] [BL-098] the panel hides a column, but not fixed or non-hideable ones', async () => {
    render(table())
    await userEvent.click(settingsButton())
    const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
    expect([box('编号').disabled, box('必显').disabled, box('产品名称').disabled]).toEqual([
      true,
      true,
      false,
    ])
    await userEvent.click(box('产品名称'))
    expect(screen.queryByRole('columnheader', { name: /产品名称/ })).toBeNull()
    await userEvent.click(box('产品名称'))
    expect(screen.getByRole('columnheader', { name: /产品名称/ })).toBeTruthy()
  })
  test('[SH-438] several changes within a second are reported once, a second after the last', () => {
    vi.useFakeTimers()
    const onSettingsChange = vi.fn<(settings: ColumnSettings) => void>()
    render(table({ onSettingsChange }))
    fireEvent.click(settingsButton())
    fireEvent.click(screen.getByRole('checkbox', { name: '产品名称' }))
    act(() => vi.advanceTimersByTime(900))
    fireEvent.click(screen.getByRole('checkbox', { name: '金额' }))
    act(() => vi.advanceTimersByTime(999))
    expect(onSettingsChange).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onSettingsChange).toHaveBeenCalledOnce()
    expect(onSettingsChange.mock.calls[0]?.[0].filter((s) => !s.visible).map((s) => s.key)).toEqual([
      'product',
      'amount',
    ])
  })
  test('[SH-437] [BL-090] [BL-103] a width dragged three times is reported once, 1000 ms after the last drag', () => {
    vi.useFakeTimers()
    const onSettingsChange = vi.fn<(settings: ColumnSettings) => void>()
    render(table({ onSettingsChange }))
    const edge = screen.getByRole('separator', { name: '调整金额列宽' })
    for (const to of [130, 150, 180]) {
      const clientX = to - Number(edge.getAttribute('aria-valuenow'))
      fireEvent.pointerDown(edge, { button: 0, clientX: 0, pointerId: 1 })
      fireEvent.pointerMove(edge, { clientX, pointerId: 1 })
      fireEvent.pointerUp(edge, { clientX, pointerId: 1 })
      act(() => vi.advanceTimersByTime(300))
    }
    act(() => vi.advanceTimersByTime(699))
    expect(onSettingsChange).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onSettingsChange).toHaveBeenCalledOnce()
    expect(onSettingsChange.mock.calls[0]?.[0]).toContainEqual({ key: 'amount', width: 180, visible: true })
  })
  test('the arrow keys change a width, too', () => {
    render(table())
    const edge = screen.getByRole('separator', { name: '调整金额列宽' })
    fireEvent.keyDown(edge, { key: 'ArrowRight' })
    expect(edge.getAttribute('aria-valuenow')).toBe('136')
    fireEvent.keyDown(edge, { key: 'Home' })
    expect(edge.getAttribute('aria-valuenow')).toBe('60')
  })
  test('the edges of the columns are one Tab stop; up and down go from one to the next', () => {
    render(table())
    const edges = screen.getAllByRole('separator')
    expect(edges.map((edge) => edge.tabIndex)).toEqual([0, ...edges.slice(1).map(() => -1)])
    edges[0]?.focus()
    fireEvent.keyDown(edges[0]!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(edges[1])
    fireEvent.keyDown(edges[1]!, { key: 'ArrowUp' })
    fireEvent.keyDown(edges[0]!, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(edges[0])
  })
  test('[BL-088] 恢复默认 restores the columns, their order and their widths, and confirms it', async () => {
    const onSettingsReset = vi.fn<(...args: unknown[]) => void>()
    const settings = [
      { key: 'kept', width: 100, visible: true },
      { key: 'amount', width: 333, visible: true },
      { key: 'product', width: 100, visible: false },
    ]
    render(table({ settings, onSettingsReset }))
    const heads = () => screen.getAllByRole('columnheader').map((th) => th.textContent)
    const width = () => screen.getByRole('separator', { name: '调整金额列宽' }).getAttribute('aria-valuenow')
    expect([...heads(), width()]).toEqual(['编号', '必显', '金额', '333'])
    await userEvent.click(settingsButton())
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
    expect([...heads(), width()]).toEqual(['编号', '产品名称', '金额', '必显', '120'])
    expect(onSettingsReset).toHaveBeenCalledOnce()
  })
  test('[BL-089] a header dropped on another one takes its position', () => {
    render(table())
    const data = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      types: ['application/x-iisp-column'],
    }
    const head = (name: RegExp) => screen.getByRole('columnheader', { name })
    fireEvent.dragStart(head(/产品名称/), { dataTransfer })
    fireEvent.drop(head(/必显/), { dataTransfer })
    expect(screen.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
      '编号',
      '金额',
      '必显',
      '产品名称',
    ])
  })
})
