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
  // jsdom lays nothing out, so that only what is hidden by its own style counts as hidden
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    return this.closest('[style*="display: none"]') === null
  }
}
