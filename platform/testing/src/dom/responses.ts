import { type Call, type NamedError, type Refusal, errorText, platformErrors } from '@iisp/contract'

/** An answer as the server writes it. */
export const successResponse = (call: Call, data: unknown): Response =>
  Response.json(call.answer === 'bare' ? data : { status: 200, msg: '', data })

/** A refusal as the server writes it, in the language that the page requested. */
export function refusalResponse({ error, params }: Refusal, headers: Headers): Response {
  const language = headers.get('accept-language') === 'en' ? 'en' : 'zh'
  const fields = fieldsOf(error, params)
  const { status, code } = error
  const msg = errorText(error, language, params)
  return Response.json({ status, msg, data: null, code, ...(fields && { fields }) }, { status })
}

function fieldsOf(error: NamedError, params: Record<string, string>): string[] | undefined {
  const namesField = error === platformErrors.badInput || error === platformErrors.hiddenCharacter
  return (namesField ? params['field'] : params['fields'])?.split(',')
}
