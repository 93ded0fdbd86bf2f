import { type Call, type Input, type Output, type Slot, defineSlot } from '@iisp/contract'
import type { Source } from './answer.ts'

/** Description of a tool for a language model. */
export interface ToolSpec {
  readonly name: string
  readonly description: string
  /** JSON schema of its arguments. */
  readonly parameters: object
}
/** The result of a tool: data for the model, and the records that its answer may cite. */
export interface ToolResult {
  readonly data: unknown
  readonly sources: readonly Source[]
}
/** Makes a call as the person who asked. */
export type AskCall = <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>
/** A call that a language model may make on behalf of the person who asks. It can only read. */
export interface AssistantTool {
  readonly spec: ToolSpec
  readonly call: Call
  run(ask: AskCall, args: Record<string, unknown>): Promise<ToolResult>
}
/** The tools of all modules. */
export const assistantTools: Slot<AssistantTool> = defineSlot<AssistantTool>('assistant-tools')

interface ToolDefinition<C extends Call> {
  readonly name: string
  readonly description: string
  /** JSON schemas of the arguments by name. */
  readonly properties: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly call: C
  /** The call's input. The call validates it: the model may have written anything. */
  input(args: Record<string, unknown>): Input<C>
  result(output: Output<C>): ToolResult
}

export function defineTool<C extends Call>(tool: ToolDefinition<C>): AssistantTool {
  if (tool.call.effect !== 'read') throw new Error(`tool ${tool.name} makes a call that writes`)
  const { name, description, properties, required = [] } = tool
  return {
    spec: {
      name,
      description,
      parameters: { type: 'object', additionalProperties: false, required, properties },
    },
    call: tool.call,
    run: async (ask, args) => tool.result(await ask(tool.call, tool.input(args))),
  }
}

/** The schema of a text argument. */
export const textArgument = (description: string) => ({ type: 'string', description })
