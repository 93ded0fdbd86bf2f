/** Adds what jsdom lacks and the portal uses. */
export function completeWindow(): void {
  // antd needs the first two, the keys of the shell the last, and jsdom does not have them.
  globalThis.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
    onchange: null,
  })) as unknown as typeof globalThis.matchMedia
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // jsdom has no layout, so only elements hidden by an inline style count as hidden.
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    return this.closest('[style*="display: none"]') === null
  }
}
