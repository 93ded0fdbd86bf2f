import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// antd needs these, and jsdom does not have them.
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

afterEach(() => cleanup())
