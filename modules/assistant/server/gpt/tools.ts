import { Refusal, errorText } from '@iisp/contract'
import type { CallContext } from '@iisp/server'
import { type ToolResult, assistantTools } from '../../contract/tools.ts'
import type { ToolCall } from './gpt-port.ts'

/** Runs a tool as the person, through the guard and the validation of its call; a refusal becomes its result. */
export async function runTool(
  { registry, language, call }: Pick<CallContext, 'registry' | 'language' | 'call'>,
  { name, input }: ToolCall,
): Promise<ToolResult> {
  const tool = registry.itemsOf(assistantTools).find(({ spec }) => spec.name === name)
  if (tool === undefined) return refused('there is no such tool.')
  const args = parse(input)
  if (args === null) return refused('the input is not valid.')
  try {
    return await tool.run(call, args)
  } catch (error) {
    if (error instanceof Refusal) return refused(errorText(error.error, language, error.params))
    throw error
  }
}

const refused = (why: string): ToolResult => ({ data: `Refused: ${why}`, sources: [] })

function parse(input: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(input || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
