import type { Role } from '@iisp/contract'
import { expect, test } from 'vitest'
import { relationActions } from './relation-actions.ts'

const relation = {
  institution_id: 'M001',
  status: '1',
  child: { institutionId: 'M001' },
  terms: { mode: '0,1' },
}
const facts = {
  hasConfig: false,
  childRuns: true,
  viewer: { institutionId: 'M001', roles: ['operator'] as Role[] },
}

test.each([
  ['in effect', {}, {}, ['modify', 'delete', 'config']],
  ['not yet in effect', { status: '2' }, {}, ['modify', 'delete']],
  ['ended', { status: '3' }, {}, []],
  ['deleted', { status: '4' }, {}, []],
  ['with settings', {}, { hasConfig: true }, ['modify', 'delete']],
  ['whose child is liquidated', {}, { childRuns: false }, ['modify', 'delete']],
  ['of subscriptions alone', { terms: { mode: '0' } }, {}, ['modify', 'delete']],
  ['that another manager applied for', { institution_id: 'M002' }, {}, ['config']],
  ['of another child', { child: { institutionId: 'M002' } }, {}, ['modify', 'delete']],
  ['for a reviewer', {}, { viewer: { ...facts.viewer, roles: ['reviewer' as const] } }, []],
])('a relation %s', (_, change, more, actions) => {
  expect(relationActions({ ...relation, ...change }, { ...facts, ...more })).toEqual(actions)
})
