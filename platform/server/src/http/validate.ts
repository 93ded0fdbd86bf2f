import { firstCharacters } from '@iisp/contract/text-length'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { type TSchema, Refusal, platformErrors } from '@iisp/contract'

/** One validator for all schemas. Nothing is coerced, removed or filled in: money would change on the way. */
const ajv = new Ajv({
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  strict: false,
  allErrors: false,
})

export type Check = (value: unknown) => void

const fieldOf = (error: ErrorObject | undefined): string => {
  if (error === undefined) return 'body'
  const extra = error.params as { additionalProperty?: string; missingProperty?: string }
  const last = extra.additionalProperty ?? extra.missingProperty
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  return firstCharacters([path, last].filter(Boolean).join('.'), 80) || 'body'
}

/** Refuses an input that is not of the schema's form, naming the field. */
export function inputCheck(schema: TSchema): Check {
  const valid = ajv.compile(schema)
  return (value) => {
    if (valid(value)) return
    throw new Refusal(platformErrors.badInput, { field: fieldOf(valid.errors?.[0]) })
  }
}

/** Throws (a fault of ours, 500) where an answer is not what the contract promises. */
export function answerCheck(name: string, schema: TSchema): Check {
  let valid: ValidateFunction | undefined
  return (value) => {
    valid ??= ajv.compile(schema)
    if (!valid(value)) throw new Error(`answer of ${name}: ${ajv.errorsText(valid.errors)}`)
  }
}
