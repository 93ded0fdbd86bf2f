// Checks access to every call: without a session, on a page that shows another person, with each role, with each right removed, with other managers' ids in
// every id field, with forged identity fields, without a second factor, and by a super-manager without an approval.
import { withPortal } from './harness.ts'
import { asAnother } from './access/as-another.ts'
import { everyRole } from './access/every-role.ts'
import { foreignIds } from './access/foreign-ids.ts'
import { inventory } from './access/inventory.ts'
import { eachRightRemoved } from './access/removed-pages.ts'
import { seed, verdict } from './access/trial.ts'
import { withoutApproval } from './access/without-approval.ts'
import { withoutFreshFactor } from './access/without-fresh-factor.ts'
import { withoutGates } from './access/without-gates.ts'
import { withoutSession } from './access/without-session.ts'

console.log(`prove:access, seed ${seed}`)
await withPortal(async (iisp) => {
  const calls = iisp.portal.handlers.map((handler) => handler.call)
  inventory(iisp, calls)
  await withoutSession(iisp, calls)
  await asAnother(iisp, calls)
  await everyRole(iisp, calls)
  await eachRightRemoved(iisp, calls)
  await foreignIds(iisp, calls)
  await withoutFreshFactor(iisp, calls)
  await withoutApproval(iisp, calls)
  await withoutGates(iisp, calls)
})
verdict.close()
