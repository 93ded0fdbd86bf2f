import { completeWindow } from './complete-window.ts'

completeWindow()

const box = (size: number) => new DOMRect(0, 0, size, size)
const drawn = 'input, textarea, select, button, img, svg, canvas, video, iframe, hr'

/**
 * jsdom lays nothing out. Playwright takes what has no size for hidden, so whatever has text or is drawn by itself has one
 * here, and an empty box has none.
 */
Element.prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
  const hasContent =
    this.textContent.trim() !== '' || this.matches(drawn) || this.querySelector(drawn) !== null
  return box(hasContent ? 100 : 0)
}
Range.prototype.getBoundingClientRect = () => box(100)
