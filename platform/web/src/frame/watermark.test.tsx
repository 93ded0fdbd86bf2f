import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Watermark } from './Watermark.tsx'

test('[SH-456] [SH-457] [SH-458] the watermark is a tile of 200×200, alpha 0.2, turned by 45 degrees', async () => {
  const drawn = { text: [] as string[], turn: 0, alpha: 0, size: [0, 0] }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.size = [this.width, this.height]
    return {
      set globalAlpha(alpha: number) {
        drawn.alpha = alpha
      },
      translate() {},
      rotate: (turn: number) => void (drawn.turn = turn),
      fillText: (text: string) => void drawn.text.push(text),
    } as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
  const { container } = render(
    <Watermark
      account="lin.jing@yuanshan.example"
      name="林静"
      date="2026-03-02"
      strength="light"
      appearance="light"
    />,
  )
  await vi.waitFor(() => expect(drawn.size).toEqual([200, 200]))
  expect(drawn.alpha).toBe(0.2)
  expect(Math.abs((drawn.turn * 180) / Math.PI)).toBe(45)
  expect(drawn.text).toEqual(['lin.jing@yuanshan.example', '林静 2026-03-02'])
  expect(container.querySelector<HTMLElement>('[data-watermark]')?.style.backgroundImage).toContain(
    'data:image',
  )
})

test.each([
  ['light', '#a9b2bf'],
  ['medium', '#66707c'],
  ['strong', '#1b2430'],
] as const)('a %s watermark is drawn in %s', async (strength, colour) => {
  const inks: string[] = []
  for (const [name, value] of [
    ['watermark', '#a9b2bf'],
    ['text-tertiary', '#66707c'],
    ['text', '#1b2430'],
  ] as const)
    document.documentElement.style.setProperty(`--iisp-${name}`, value)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    set fillStyle(ink: string) {
      inks.push(ink)
    },
    translate() {},
    rotate() {},
    fillText() {},
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
  render(
    <Watermark account="a@b.example" name="林静" date="2026-03-02" strength={strength} appearance="light" />,
  )
  await vi.waitFor(() => expect(inks).toEqual([colour]))
})
