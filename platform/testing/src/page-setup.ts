import { completeWindow } from './complete-window.ts'

completeWindow()

const box = (size: number) => new DOMRect(0, 0, size, size)
const drawn = 'input, textarea, select, button, img, svg, canvas, video, iframe, hr'

/**
 * jsdom has no layout, and Playwright treats elements without a size as hidden. Here, elements with
 * text and elements drawn by themselves have a size; empty boxes have none.
 */
Element.prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
  const hasContent =
    this.textContent.trim() !== '' || this.matches(drawn) || this.querySelector(drawn) !== null
  return box(hasContent ? 100 : 0)
}
Range.prototype.getBoundingClientRect = () => box(100)
