import { type Static, type TSchema, t } from '@iisp/contract'

const may = <S extends TSchema>(schema: S) => t.Optional(t.nullable(schema))
const code = may(t.oneLine(20))
const name = may(t.oneLine(200))
const short = may(t.oneLine(20))
const flag = may(t.flag)
const ratio = may(t.String({ pattern: '^(0\\.[0-9]{4}|1\\.0000)$' }))
const day = may(t.Union([t.date, t.Literal('')]))

/**
 * A row of `inputParam` of applySubmit, with the documents' keys (BO-124, BO-125). A plain key
 * holds the value before a modification and is ignored; the key with `new` holds the requested
 * value. Names and companies are always looked up again.
 */
export const applicationPayload = t.strict({
  /** The application that flag 4 changes. */
  appid: may(t.Union([t.id, t.Literal('')])),
  xmbh: short,
  sqlx: may(t.oneOf('1', '2', '3')),
  /** The applicant's mobile. */
  sqrsjh: may(t.oneLine(20)),
  /** 1: a fund of the own manager. */
  mjjsyglr: flag,
  mjjcpdm: code,
  mjjcpmc: name,
  mjjgsmc: name,
  zjjsyglr: flag,
  zjjcpdm: code,
  zjjcpmc: name,
  zjjgsmc: name,
  zjjxmbh: short,
  wjid: may(t.text(60)),
  wjmc: may(t.text(500)),
  /** The contact's mobile. */
  sjh: may(t.oneLine(20)),
  sffsdx: flag,
  mzldfs: short,
  mzldfs_new: may(t.oneOf('0', '1', '0,1')),
  fhsfcfsh: flag,
  zjjsfcfsh_new: flag,
  /** The child's fund account at the mother's register. */
  jjzh: may(t.oneLine(20)),
  yjbccflx: short,
  yjbccflx_new: may(t.oneOf('0', '1', '2', '3')),
  shcfbz_new: flag,
  shyjbccfbz_new: flag,
  fhyjbccfbz_new: flag,
  mzjyfyjmnew: may(t.String({ pattern: '^(0|[123](,[123]){0,2})$' })),
  ztkzfs: may(t.oneOf('0', '1', '2')),
  sgldbl: ratio,
  sgcfje: may(t.text(20)),
  sgcfjenew: may(t.amount),
  shfhldbl: ratio,
  shcfje: may(t.text(20)),
  shcfjenew: may(t.amount),
  rqqjszfs: short,
  rqqjszfsnew: flag,
  qyrq: may(t.text(10)),
  qyrqnew: day,
  sxrq: may(t.text(10)),
  sxrqnew: day,
})
export type ApplicationPayload = Static<typeof applicationPayload>

/** The most mother funds of one submission. */
export const mostRows = 20
/** One row, several, or their JSON text (BO-126, BO-137). */
export const inputParam = t.Union([
  applicationPayload,
  t.Array(applicationPayload, { minItems: 1, maxItems: mostRows }),
  t.text(100_000, 2),
])
