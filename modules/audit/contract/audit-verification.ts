import { dateTime, defineCall, id, nothing, nullable, oneOf, strict, t } from '@iisp/contract'
import { auditAccess as access } from './audit.ts'

const range = { from: t.Integer(), to: t.Integer() }

/** What is wrong with one chain, from record to record; the kinds are told in `findingWords`. */
const finding = t.Object({
  kind: oneOf(
    'changed',
    'unmarked',
    'moved',
    'repeated',
    'missing',
    'head-back',
    'rewritten',
    'gone',
    'switch',
  ),
  /** Who knows better: the table itself, the file of signed heads, or the witness. */
  source: oneOf('table', 'file', 'witness'),
  ...range,
})
const chain = t.Object({
  institutionId: t.String(),
  /** '' where the institution is unknown. */
  institutionName: t.String(),
  /** Records when the verification began. */
  length: t.Integer(),
  findings: t.Array(finding),
})
/** A place outside the database that signed heads were read from, or should have been. */
const source = t.Object({
  source: oneOf('file', 'witness'),
  node: t.String(),
  state: oneOf('compared', 'unreachable', 'write-only', 'absent'),
  lines: t.Integer(),
  findings: t.Array(t.Object({ kind: oneOf('heads-changed', 'heads-missing', 'heads-cut'), ...range })),
  restored: t.Array(t.Object({ at: t.String(), institutionId: t.String(), reason: t.String(), ...range })),
})

/** POST → begins to verify every chain, or gives the verification that is under way. */
export const verifyAudit = defineCall({
  name: 'verifyAudit',
  summary: '校验审计链',
  methods: ['POST'],
  path: '/api/operations/audit/verify',
  input: nothing,
  output: t.Object({ id }),
  errors: [],
  access,
  effect: 'write',
  idempotent: 'yes',
})

/**
 * GET → the verification under way, the result of the last one that ended, and the nodes that sign heads. `trusted` is
 * false for a result that the portal did not write.
 */
export const auditVerification = defineCall({
  name: 'auditVerification',
  summary: '审计链校验进度与结果',
  methods: ['POST', 'GET'],
  path: '/api/operations/audit/verification',
  input: nothing,
  output: t.Object({
    running: nullable(
      t.Object({
        id,
        askedBy: t.String(),
        askedAt: dateTime,
        rowsDone: t.Integer(),
        rowsTotal: nullable(t.Integer()),
      }),
    ),
    last: nullable(
      t.Object({
        id,
        askedBy: t.String(),
        state: oneOf('done', 'cancelled', 'failed'),
        trusted: t.Boolean(),
        finishedAt: dateTime,
        chains: t.Array(chain),
        sources: t.Array(source),
      }),
    ),
    nodes: t.Array(
      t.Object({
        node: t.String(),
        line: t.Integer(),
        at: dateTime,
        witnessed: t.Integer(),
        witnessProblem: nullable(t.String()),
      }),
    ),
    /** Host of the witness; null where none is configured. */
    witness: nullable(t.String()),
  }),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** POST → ends the verification under way; 404 where it has ended. */
export const cancelAuditVerification = defineCall({
  name: 'cancelAuditVerification',
  summary: '取消审计链校验',
  methods: ['POST'],
  path: '/api/operations/audit/verification/cancel',
  input: strict({ id }),
  output: t.Object({}),
  errors: [],
  access,
  effect: 'write',
  idempotent: 'yes',
})

/** Topic of the event that a verification began or ended. */
export const verificationChanged = 'operations.audit-verification'
