import { expect, test } from 'vitest'
import type { WebManifest } from '../ports.ts'
import { findModule } from './find-module.ts'

const module = (name: string, ...paths: string[]): WebManifest => ({
  name,
  pages: paths.map((path) => ({ path })),
  load: () => Promise.reject(new Error('not loaded here')),
})
const manifests = [
  module('transfers', '/transfer-money'),
  module('channel', '/capital-zone'),
  module('ta', '/capital-zone/investment-performance/investment-project-management', '/share-register'),
]

test.each([
  ['/transfer-money/transfer-instruction/transfer-form', 'transfers'],
  ['/transfer-money', 'transfers'],
  ['/transfer-moneyx', undefined],
  ['/Transfer-Money/a', undefined],
  ['/capital-zone/data-management/capital-authorization', 'channel'],
  ['/capital-zone/investment-performance/investment-project-management/list', 'ta'],
  ['/capital-zone/investment-performance/investment-project-managements', 'channel'],
  ['/share-register/a', 'ta'],
  ['/unknown', undefined],
])('%s belongs to %s: the longest path at the border of a segment', (path, name) => {
  expect(findModule(manifests, path)?.name).toBe(name)
})
