/** A class of an element that is coming or going, as antd's dialogs and lists do. */
export const moving = ['appear', 'enter', 'leave'].map((phase) => `[class*="-${phase}-active"]`).join()

/** Ends each animation at once: jsdom shows none, so that nothing would tell of its end. */
export function endAnimations(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) if (node instanceof Element) end(node)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
}

function end(element: Element): void {
  if (!element.matches(moving)) return
  element.dispatchEvent(new Event('animationend', { bubbles: true }))
  element.dispatchEvent(new Event('transitionend', { bubbles: true }))
}
