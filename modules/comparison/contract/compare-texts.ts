import { type Static, defineRead, t } from '@iisp/contract'
import { comparisonErrors } from './errors.ts'
import { comparisonLimits } from './limits.ts'
import { textComparison } from './pages.ts'

/** A piece of a line, and whether the other side lacks it. */
const part = t.Object({ text: t.String(), changed: t.Boolean() })
const line = t.nullable(t.Array(part))
const difference = t.Object({
  kind: t.oneOf('changed', 'added', 'removed'),
  /**
   * The first line on each side, from 1. If a side has no lines, the line before which they would
   * be inserted.
   */
  leftLine: t.Integer({ minimum: 1 }),
  rightLine: t.Integer({ minimum: 1 }),
  /** Pairs of lines; null on the side that has none. */
  rows: t.Array(t.Object({ left: line, right: line })),
})
export type Difference = Static<typeof difference>
export type LinePart = Static<typeof part>

/** The differences of two texts, by line and within the line. Nothing is stored. */
export const compareTexts = defineRead({
  summary: { zh: '文本比对', en: 'Compare two texts' },
  methods: ['POST'],
  path: '/tgfw-integration/comparison/compareTexts',
  input: t.strict({
    left: t.text(comparisonLimits.characters),
    right: t.text(comparisonLimits.characters),
    ignoreSpaces: t.Boolean(),
    ignorePunctuation: t.Boolean(),
  }),
  output: t.Object({
    differences: t.Array(difference),
    counts: t.Object({
      changed: t.Integer({ minimum: 0 }),
      added: t.Integer({ minimum: 0 }),
      removed: t.Integer({ minimum: 0 }),
    }),
  }),
  errors: [comparisonErrors.tooManyLines, comparisonErrors.tooDifferent, comparisonErrors.busy],
  access: { who: 'pages', pages: [textComparison] },
  maxBodyBytes: comparisonLimits.bodyBytes,
  cost: 20,
})
