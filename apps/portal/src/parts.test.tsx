import { findModule } from '@iisp/web/loader/find-module'
import { expect, test } from 'vitest'
import manifests from './manifests.ts'

test.each([
  ['/operations/transfer-desk', 'transfers'],
  ['/operations/money-controls', 'transfers'],
  ['/operations/opening-desk', 'opening'],
  ['/operations/verification/review', 'verification'],
  ['/operations/verification/persons', 'verification'],
  ['/operations/service-chat', 'assistant'],
  ['/operations/service-faq', 'assistant'],
  ['/operations/complaints', 'guide'],
  ['/operations/menu-guides', 'guide'],
  ['/operations/announcements', 'notices'],
  ['/operations/storage', 'files'],
  ['/operations/audit-trail', 'audit'],
  ['/operations/message-outbox', 'audit'],
  ['/operations/failed-events', 'audit'],
])('the desk %s is a page of module %s', async (path, name) => {
  const module = findModule(manifests, path)
  expect(module?.name).toBe(name)
  const { default: entry } = await module!.load()
  expect(entry.pages.map(({ page }) => page.path)).toContain(path)
})

test.each(manifests)('module $name has a component for each of its pages, and no other', async (manifest) => {
  const { default: entry } = await manifest.load()
  expect(new Set(entry.pages.map(({ page }) => page))).toEqual(new Set(manifest.pages))
  expect(entry.pages).toHaveLength(manifest.pages.length)
})
