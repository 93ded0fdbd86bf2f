import { type Static, defineRead, t } from '@iisp/contract'
import { fileErrors } from './errors.ts'

/** A figure is written unchanged, right-aligned in its column. */
const column = t.strict({ title: t.oneLine(40, 1), kind: t.oneOf('text', 'figure') })

const slip = t.strict({
  /** Heading, and the name of the file together with `number`. */
  title: t.oneLine(60, 1),
  /** Number of the slip's subject: 100001. */
  number: t.oneLine(40, 1),
  /**
   * A note in a frame above everything else, for example that the slip is no longer valid; '' for
   * none.
   */
  mark: t.text(200),
  sections: t.Array(
    t.strict({
      title: t.oneLine(60, 1),
      facts: t.Array(
        t.strict({ label: t.oneLine(60, 1), value: t.text(1000), wide: t.Optional(t.Boolean()) }),
        { maxItems: 60 },
      ),
      table: t.Optional(
        t.strict({
          columns: t.Array(column, { minItems: 1, maxItems: 12 }),
          /** At most `slipRows`. */
          rows: t.Array(t.Array(t.text(120), { maxItems: 12 })),
        }),
      ),
    }),
    { minItems: 1, maxItems: 20 },
  ),
  note: t.text(500),
  /** The creation date that the file states: the same slip has the same bytes, whenever it is made. */
  madeAt: t.dateTime,
})
export type Slip = Static<typeof slip>

/** For other modules: facts and tables on A4, as a PDF. A character that the font lacks is refused, not left out. */
export const slipFile = defineRead({
  summary: { zh: '单据生成为PDF', en: 'A slip as a PDF' },
  methods: ['POST'],
  path: '/module/files/slipFile',
  input: slip,
  output: t.Unknown(),
  errors: [fileErrors.noGlyph, fileErrors.slipTooLong],
  access: { who: 'module' },
  answer: 'file',
})
