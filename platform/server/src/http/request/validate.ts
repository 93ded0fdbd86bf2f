import { firstCharacters } from '@iisp/contract/text-length'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { type TSchema, Refusal, platformErrors } from '@iisp/contract'
import { type Characters, hiddenCharacter } from '@iisp/contract/hidden-characters'

/** Validates strictly: coercion or defaults could change an amount of money. */
const options = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  strict: false,
  allErrors: false,
} as const
const inputs = new Ajv({ ...options, verbose: true })
/** Answers are not checked for characters, since stored data may be older than a rule about them. */
const answers = new Ajv(options)

inputs.addKeyword({
  keyword: 'characters',
  type: 'string',
  validate: (kind: Characters, value: string) => hiddenCharacter(value, kind) === null,
})

export type Check = (value: unknown) => void

const fieldOf = (error: ErrorObject | undefined): string => {
  if (error === undefined) return 'body'
  const extra = error.params as { additionalProperty?: string; missingProperty?: string }
  const last = extra.additionalProperty ?? extra.missingProperty
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  return firstCharacters([path, last].filter(Boolean).join('.'), 80) || 'body'
}

/** Refuses an input that does not match the schema, and names the field. The schema is compiled at its first use. */
export function inputCheck(schema: TSchema): Check {
  let valid: ValidateFunction | undefined
  return (value) => {
    valid ??= inputs.compile(schema)
    if (valid(value)) return
    const error = valid.errors?.[0]
    const field = fieldOf(error)
    if (error?.keyword !== 'characters') throw new Refusal(platformErrors.badInput, { field })
    const character = hiddenCharacter(error.data as string, error.schema as Characters) ?? ''
    throw new Refusal(platformErrors.hiddenCharacter, { field, character })
  }
}

/** Throws (our fault, 500) where an answer does not match the contract. */
export function answerCheck(name: string, schema: TSchema): Check {
  let valid: ValidateFunction | undefined
  return (value) => {
    valid ??= answers.compile(schema)
    if (!valid(value)) throw new Error(`answer of ${name}: ${answers.errorsText(valid.errors)}`)
  }
}
