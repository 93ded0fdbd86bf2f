import { defineRead, defineWrite, t } from '@iisp/contract'
import { findingKinds, findingSources, headsFindingKinds } from '@iisp/contract/audit-findings'
import { auditAccess as access } from './audit.ts'

const range = { from: t.Integer(), to: t.Integer() }

/** A fault in one chain, from record to record. `findingWords` explains the kinds. */
const finding = t.Object({
  kind: t.oneOf(...findingKinds),
  source: t.oneOf(...findingSources),
  ...range,
})
const chain = t.Object({
  institutionId: t.String(),
  /** '' if the institution is unknown. */
  institutionName: t.institutionName,
  /** Number of records when the verification began. */
  length: t.Integer(),
  findings: t.Array(finding),
})
/** A store outside the database from which signed heads were read, or should have been. */
const source = t.Object({
  source: t.oneOf('file', 'witness'),
  node: t.String(),
  state: t.oneOf('compared', 'unreachable', 'write-only', 'absent'),
  lines: t.Integer(),
  findings: t.Array(t.Object({ kind: t.oneOf(...headsFindingKinds), ...range })),
  restored: t.Array(t.Object({ at: t.String(), institutionId: t.String(), reason: t.String(), ...range })),
})

/** Starts a verification of all chains, or returns the running one. */
export const verifyAudit = defineWrite({
  name: 'verifyAudit',
  summary: { zh: '校验审计链', en: 'Verify the audit chains' },
  path: '/api/operations/audit/verify',
  output: t.Object({ id: t.id }),
  access,
  idempotent: 'yes',
})

/**
 * The verification under way, the result of the last finished one, and the nodes that sign heads. `trusted` is false
 * for a result that the portal did not write.
 */
export const auditVerification = defineRead({
  name: 'auditVerification',
  summary: { zh: '审计链校验进度与结果', en: 'Progress and result of an audit verification' },
  methods: ['POST', 'GET'],
  path: '/api/operations/audit/verification',
  output: t.Object({
    running: t.nullable(
      t.Object({
        id: t.id,
        askedBy: t.personName,
        askedAt: t.dateTime,
        rowsDone: t.Integer(),
        rowsTotal: t.nullable(t.Integer()),
      }),
    ),
    last: t.nullable(
      t.Object({
        id: t.id,
        askedBy: t.personName,
        state: t.oneOf('done', 'cancelled', 'failed'),
        trusted: t.Boolean(),
        finishedAt: t.dateTime,
        chains: t.Array(chain),
        sources: t.Array(source),
      }),
    ),
    nodes: t.Array(
      t.Object({
        node: t.String(),
        line: t.Integer(),
        at: t.dateTime,
        witnessed: t.Integer(),
        witnessProblem: t.nullable(t.String()),
      }),
    ),
    /** Host of the witness; null where none is configured. */
    witness: t.nullable(t.String()),
  }),
  access,
})

/** Cancels the verification under way; 404 if there is none. */
export const cancelAuditVerification = defineWrite({
  name: 'cancelAuditVerification',
  summary: { zh: '取消审计链校验', en: 'Cancel an audit verification' },
  path: '/api/operations/audit/verification/cancel',
  input: t.strict({ id: t.id }),
  output: t.Object({}),
  access,
  idempotent: 'yes',
})

/** Event: a verification has started or ended. */
export const verificationChanged = 'operations.audit-verification'
