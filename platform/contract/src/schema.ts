import * as t from 'typebox'
import type { Characters } from './hidden-characters.ts'

type Properties = { [name: string]: t.TSchema }

/** Free text typed by a person. Every string that enters the system has a bound. */
export const text = (max: number, min = 0) =>
  t.String({ minLength: min, maxLength: max, characters: 'text' satisfies Characters })
/**
 * A name or a number typed by a person: one line. Invisible characters and characters that reverse
 * the direction of the text are refused with `platform.hiddenCharacter`.
 */
export const oneLine = (max: number, min = 0) =>
  t.String({ minLength: min, maxLength: max, characters: 'line' satisfies Characters })

/**
 * In an answer: the name of a person of the portal as the record holds it, `shownPerson` included. The server writes it
 * in pinyin for readers in English (decision 030). Not for names that the browser sends back.
 */
export const personName = t.String({ maxLength: 250, holds: 'personName' })
/**
 * In an answer: the registered name of an institution. The server writes its English name, where it has one, for readers in
 * English. Not for names that the browser sends back, nor where a query takes the name by `nameIn`.
 */
export const institutionName = t.String({ maxLength: 200, holds: 'institutionName' })

/** Opaque key of a stored thing: decimal digits of a bigint, never interpreted by the browser. */
export const id = t.String({ pattern: '^[1-9][0-9]{0,17}$' })

/**
 * Number of changes of an object, from 1. It is sent with a change, which is refused if somebody
 * else changed the object first.
 */
export const version = t.Integer({ minimum: 1, maximum: 1_000_000 })

/** Money in yuan as a decimal string with exactly two places, 0.00 to 999,999,999,999.99. */
export const amount = t.String({ pattern: '^(0|[1-9][0-9]{0,11})\\.[0-9]{2}$' })
/** Money that may be negative (a posting, a change). */
export const signedAmount = t.String({ pattern: '^-?(0|[1-9][0-9]{0,13})\\.[0-9]{2}$' })
/** Fraction with four places, 0.0000 to 1.0000. */
export const ratio = t.String({ pattern: '^(0\\.[0-9]{4}|1\\.0000)$' })
/** Net asset value of one share, two to eight places: the terms of a fund say how many. */
export const unitNav = t.String({ pattern: '^(0|[1-9][0-9]{0,7})\\.[0-9]{2,8}$' })

const year = '[12][0-9]{3}'
const leapYear = '(?:[12][0-9](?:0[48]|[2468][048]|[13579][26])|(?:12|16|20|24|28)00)'
const day31 = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])'
const day30 = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)'
const february = '02-(?:0[1-9]|1[0-9]|2[0-8])'

/** Business date in Asia/Shanghai, YYYY-MM-DD: a day that exists, leap years included. */
export const date = t.String({
  pattern: `^(?:${year}-(?:${day31}|${day30}|${february})|${leapYear}-02-29)$`,
})
/** Point in time in Asia/Shanghai, YYYY-MM-DD HH:mm:ss. */
export const dateTime = t.String({
  pattern: '^[12][0-9]{3}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9]:[0-5][0-9]$',
})

/** The documents' flag: '1' yes, '0' no. */
export const flag = t.Union([t.Literal('0'), t.Literal('1')])

/** One of a fixed set of words. */
export const oneOf = <const V extends readonly string[]>(...values: V) =>
  t.Unsafe<V[number]>({ type: 'string', enum: values as unknown as string[] })

export const nullable = <S extends t.TSchema>(schema: S) => t.Union([schema, t.Null()])

/** An object that refuses unknown keys: the form of every input. */
export const strict = <P extends Properties>(properties: P) =>
  t.Object(properties, { additionalProperties: false })

/** A minute in Asia/Shanghai, date and HH:mm apart, as two fields of a form give it. */
export const minute = strict({
  date,
  time: t.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' }),
})

/** The input of a call without parameters. */
export const nothing = strict({})

/** pageNo from 1, pageSize 1 to 500; -1/-1 asks for all, which the server caps. */
export const page = {
  pageNo: t.Optional(t.Integer({ minimum: -1, maximum: 1_000_000 })),
  pageSize: t.Optional(t.Integer({ minimum: -1, maximum: 500 })),
}

/**
 * A page of rows. `total` is exact up to `totalCap` and equal to it where there are more.
 * `next` continues a list that grows without bound (keyset); absent where pages are numbered.
 */
export const pageOf = <S extends t.TSchema>(row: S) =>
  t.Object({
    list: t.Array(row),
    total: t.Integer({ minimum: 0 }),
    totalCapped: t.Optional(t.Boolean()),
    pageNo: t.Integer(),
    pageSize: t.Integer(),
    next: t.Optional(t.Union([t.String(), t.Null()])),
  })
