import { findSubApplication } from '@iisp/web/sub-applications/sub-application'
import { expect, test } from 'vitest'
import manifests from './manifests.ts'
import { subApplications } from './sub-applications.ts'

const project = '/capital-zone/investment-performance/investment-project-management'

test.each([
  ['[SH-100]', `${project}/list`, 'ta'],
  ['[SH-100]', `${project}s`, 'channel'],
  ['[SH-103]', '/capital-zone/data-management/capital-authorization', 'channel'],
  ['', '/capital-zonex', undefined],
  ['', '/x/capital-zone', undefined],
  ['', '/operations/transfer-desk', undefined],
])('%s %s belongs to sub-application %s: the longest prefix at the border of a segment', (_, path, name) => {
  expect(findSubApplication(subApplications, path)?.of.name).toBe(name)
})

/** Where pages lie that belong to the shell and not to a sub-application. */
const shellPaths =
  /^\/(operations|extension-center|training-course|jump)\/|^\/(my-account|is-super-mgr|sweep-login)$/

test('every page lies in a sub-application or in the shell’s own places', () => {
  const paths = manifests.flatMap(({ pages }) => pages.map(({ path }) => path))
  const strays = paths.filter((path) => !shellPaths.test(path) && !findSubApplication(subApplications, path))
  expect(strays).toEqual([])
})

test('names and paths are each declared once, and every further address lies in its own sub-application', () => {
  const paths = subApplications.flatMap(({ areas }) => areas.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(subApplications.map(({ name }) => name)).size).toBe(7)
  for (const { name, addresses = [] } of subApplications) {
    for (const address of addresses) expect(findSubApplication(subApplications, address)?.of.name).toBe(name)
  }
})
