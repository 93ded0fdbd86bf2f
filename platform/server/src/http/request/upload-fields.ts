import type { MultipartFile } from '@fastify/multipart'
import { Refusal, platformErrors } from '@iisp/contract'
import { checkText } from './parse-json.ts'

/** Limits of the text fields that a form may have beside its file. */
export const uploadFieldLimits = { fields: 20, fieldNameSize: 100, fieldSize: 4096 } as const

/** The fields of a form arrive decoded; a replacement character means that bytes were not UTF-8. */
function checkPartText(text: string): void {
  checkText(text)
  if (text.includes('\ufffd')) throw new Refusal(platformErrors.badBody)
}

/** The text fields that precede the file of a form, in the form of a query. A name that is given twice is refused. */
export function fieldsBefore({ fields }: Pick<MultipartFile, 'fields'>): Record<string, string> {
  const values = Object.create(null) as Record<string, string>
  for (const [name, field] of Object.entries(fields)) {
    if (field === undefined || (!Array.isArray(field) && field.type === 'file')) continue
    if (Array.isArray(field)) throw new Refusal(platformErrors.badInput, { field: name })
    const { value, valueTruncated, fieldnameTruncated } = field
    if (valueTruncated || fieldnameTruncated) throw new Refusal(platformErrors.tooLarge)
    if (typeof value !== 'string') throw new Refusal(platformErrors.badBody)
    checkPartText(name)
    checkPartText(value)
    values[name] = value
  }
  return values
}
