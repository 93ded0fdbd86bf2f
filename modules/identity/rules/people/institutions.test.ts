import { expect, test } from 'vitest'
import { type InstitutionFacts, actionsOnInstitution } from './institutions.ts'

const facts: InstitutionFacts = { kind: 'manager', closed: false, changePending: false, asAnother: false }
test.each([
  [{}, ['close']],
  [{ kind: 'channel', closed: true }, ['reopen']],
  [{ changePending: true }, []],
  [{ kind: 'custodian' }, []],
  [{ asAnother: true }, []],
] as const)('for an institution that is %j one may propose to %j', (change, actions) => {
  expect(actionsOnInstitution({ ...facts, ...change })).toEqual(actions)
})
